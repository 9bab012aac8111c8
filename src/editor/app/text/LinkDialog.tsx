import type { Command } from '@milkdown/prose/state';
import { type SyntheticEvent, useId, useState } from 'react';
import type { PageOption } from '../entryState';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { link, type LinkPlace } from './inserts';
import * as styles from './TextEditor.module.css';

interface Props {
  readonly pages: readonly PageOption[];
  /** The link at the cursor, or what is to become one. */
  readonly at: LinkPlace;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}

const mostPages = 8;

/** An address as it was meant: of a page here, of mail, or of another site. */
export const addressOf = (typed: string): string => {
  const address = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+\.\w+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
};

/** Pages whose titles have the words that one looks for, or whose address that is. */
export const findPages = (pages: readonly PageOption[], words: string): readonly PageOption[] => {
  const wanted = words.trim().toLowerCase();
  return pages
    .filter(({ title, route }) => title.toLowerCase().includes(wanted) || (wanted && route.includes(wanted)))
    .slice(0, mostPages);
};

/** Asks where a link leads: to a page of the site, found by its title, or to an address. */
export function LinkDialog({ pages, at, run, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(at.href ?? '');
  const [words, setWords] = useState('');
  const found = findPages(pages, typed);
  const take = (href: string, title: string): void => {
    run(link(href, words || title));
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed.trim()) take(addressOf(typed), typed.trim());
  };
  return (
    <Dialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          {at.href && <Button onClick={() => take('', '')}>Remove link</Button>}
          <Button look="main" type="submit" form={id}>
            Link
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        {at.from === at.to && (
          <Field label="Words to click on" isRequired={false} help="Else the title of the page.">
            {(control) => (
              <input {...control} value={words} onChange={({ target }) => setWords(target.value)} />
            )}
          </Field>
        )}
        <Field label="Page or address" help="Type a title to find a page, or an address of another site.">
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </form>
      <ul className={styles.pages} role="list" aria-label="Pages">
        {found.map(({ title, route, kind }) => (
          <li key={route}>
            <Button look="quiet" className={styles.page ?? ''} onClick={() => take(route, title)}>
              {title} <small>{kind}</small>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
