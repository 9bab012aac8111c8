import type { Command, EditorState } from '@milkdown/prose/state';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PageOption } from '../entryState';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import { link, linkAt } from './inserts';
import * as styles from './TextEditor.module.css';

interface Props {
  readonly pages: readonly PageOption[];
  /** The text, with the cursor at a link, or with words that are to become one. */
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}

const mostPages = 8;

const isNowhere = 'No page is called that. An address of another site begins with https://';

/** An address as it was meant: of a page here, of mail, or of another site; undefined where it is none. */
export const addressOf = (typed: string): string | undefined => {
  const address = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+\.\w+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address)) return `https://${address}`;
  return /^(?:https?:\/\/|mailto:|\/)\S*$/.test(address) ? address : undefined;
};

/** Pages whose titles have the words that one looks for, or whose address that is. */
export const findPages = (pages: readonly PageOption[], words: string): readonly PageOption[] => {
  const wanted = words.trim().toLowerCase();
  return pages
    .filter(({ title, route }) => title.toLowerCase().includes(wanted) || (wanted && route.includes(wanted)))
    .slice(0, mostPages);
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from the line to the pages that were found, and back. */
const goOn = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget } = event;
  const step = steps[key];
  if (!step) return;
  event.preventDefault();
  const stops = [...(currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  stops[stops.indexOf(currentTarget) + step]?.focus();
};

interface FoundProps {
  readonly pages: readonly PageOption[];
  readonly onTake: (page: PageOption) => void;
}

function Found({ pages, onTake }: FoundProps) {
  return (
    <ul className={styles.pages} role="list" aria-label="Pages">
      {pages.map((page) => (
        <li key={page.route}>
          <Button
            look="quiet"
            className={styles.page ?? ''}
            data-stop
            onKeyDown={goOn}
            onClick={() => onTake(page)}
          >
            {page.title} <small>{page.kind}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Asks where a link leads: to a page of the site, found by its title, or to an address. */
export function LinkDialog({ pages, state, run, onClose }: Props) {
  const { from, to, href } = linkAt(state);
  const [typed, setTyped] = useState(href ?? state.doc.textBetween(from, to, ' '));
  const [words, setWords] = useState('');
  const [mistake, setMistake] = useState<string>();
  const line = useRef<HTMLInputElement>(null);
  const found = findPages(pages, typed);
  const take = (address: string, title: string): void => {
    run(link(address, words || title));
    onClose();
  };
  const submit = (): void => {
    const address = addressOf(typed);
    const first = typed.trim() ? found[0] : undefined;
    if (address) take(address, typed.trim());
    else if (first) take(first.route, first.title);
    else {
      setMistake(typed.trim() ? isNowhere : 'Say where it leads.');
      line.current?.focus();
    }
  };
  return (
    <Dialog
      title="Link"
      actions={href && <Button onClick={() => take('', '')}>Remove link</Button>}
      main="Link"
      onMain={submit}
      onClose={onClose}
    >
      {from === to && (
        <LineField
          label="Words to click on"
          isRequired={false}
          help="Else the title of the page."
          value={words}
          onType={setWords}
        />
      )}
      <LineField
        ref={line}
        label="Page or address"
        help="Type a title to find a page, or an address of another site. Enter takes the first page."
        mistake={mistake}
        type="text"
        inputMode="url"
        autoComplete="off"
        data-stop
        value={typed}
        onType={(next) => {
          setTyped(next);
          setMistake(undefined);
        }}
        onFocus={({ target }) => target.select()}
        onKeyDown={goOn}
      />
      <Found pages={found} onTake={({ route, title }) => take(route, title)} />
    </Dialog>
  );
}
