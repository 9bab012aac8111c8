import { useCallback, useMemo, useState } from 'react';
import { switchesOf } from '../../../content/check/addresses';
import { type CollectionName, collections, nameField } from '../../../content/model/collections';
import { fileFieldsOf } from '../../../content/model/fileFields';
import { pathOfEntry } from '../../../content/model/entryFiles';
import type { SiteSettings } from '../../../content/model/schema';
import { entryOf } from '../../entryOf';
import type { Content } from '../content';
import type { Doc } from '../drafts/doc';
import { Button } from '../ui/Button';
import { addressOf, routesOfEntry } from './addresses';
import { makeDrafts } from './draftFor';
import { pageToCome, whyNoPage } from './noPage';
import { filesAt, isPageGone, keyOf, makePlaces, placeOfKey } from './places';
import { type Address, SiteFrame } from './SiteFrame';
import * as styles from './SitePane.module.css';

interface Props {
  readonly origin: string;
  readonly content: Content;
  readonly settings: SiteSettings;
  readonly today: string;
  /** What is open in the panel. */
  readonly doc: Doc | null;
  /** Whether a field of another entry waits for it, which then has it shown. */
  readonly isAwaited: boolean;
  /** Counts the entries that were opened from elsewhere than the page. */
  readonly turn: number;
  /** The field that has the focus. */
  readonly field: string | null;
  readonly onEdit: (file: string, field: string, words: string) => void;
}

/** A field with those around it: 'a.0.b' is within 'a.0', which is within 'a'. */
const around = (field: string | null): string[] => {
  const parts = field?.split('.') ?? [];
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'));
};

/** The fields by which an entry is known on a page: its title, and its picture. */
const namesOf = (collection: CollectionName): string[] =>
  [nameField(collection), fileFieldsOf(collections[collection].schema)[0]?.name].filter(
    (one) => one !== undefined,
  );

/** The site beside the panel: the page of what is open, drawn as it is typed, where a click opens what is clicked. */
export function SitePane(props: Props) {
  const { origin, content, settings, today, doc, isAwaited, turn, field, onEdit } = props;
  const { entries } = content;
  const [isEditing, setIsEditing] = useState(true);
  const site = useMemo(
    () => ({ origin, settings, entries, switches: switchesOf(entries) }),
    [origin, settings, entries],
  );
  const [first] = useState(() => new Set(entries.map((entry) => entry.file)));
  const [drafts] = useState(() => makeDrafts(site, today));

  const file = doc && (doc.path ?? pathOfEntry(doc.collection, doc.key.replaceAll(/\W+/g, '-')));
  const place = doc && { collection: doc.collection, slug: doc.slug };
  const own = place && addressOf(site, place);
  const toCome = doc?.path === null ? pageToCome(doc.collection) : null;
  const note = place && !own && !isAwaited ? whyNoPage(site, place) : toCome;
  const formKey = doc?.formKey;
  const [address, setAddress] = useState<Address>({ href: `${origin}/` });
  const [at, setAt] = useState({ turn: 0, formKey, own });
  if (at.turn !== turn || at.formKey !== formKey || at.own !== own) {
    setAt({ turn, formKey, own });
    if (at.turn !== turn) setAddress({ href: own ?? address.href });
    // A save has given it another page.
    else if (at.formKey === formKey && own) setAddress({ href: own, isAwaited: true });
  }

  // The page of what is deleted goes from the frame, too.
  const [path, setPath] = useState('/');
  const [before, setBefore] = useState(entries);
  if (before !== entries) {
    setBefore(entries);
    if (isPageGone(path, before, entries, routesOfEntry(settings))) setAddress({ href: `${origin}/` });
  }

  const { collection, slug } = doc ?? {};
  const state = doc?.history.present;
  const draft = useMemo(() => {
    drafts.know(entries);
    if (!collection || !state || !file) return null;
    return drafts.draft({ file, collection, slug, state }, !first.has(file));
  }, [drafts, first, entries, collection, slug, state, file]);
  const find = useMemo(() => makePlaces(entries, settings), [entries, settings]);
  const placesAt = useCallback(
    (path: string, words: readonly string[]) => {
      setPath(path);
      return find({
        words,
        own: filesAt(path, entries, routesOfEntry(settings)),
        open: file && state ? entryOf(file, state.fields, state.body) : null,
      });
    },
    [find, entries, settings, file, state],
  );
  // Of a field that is nowhere to be seen, where the entry is.
  const shown = useMemo(
    () =>
      file && collection ? [...around(field), ...namesOf(collection)].map((one) => keyOf(file, one)) : [],
    [file, collection, field],
  );
  return (
    <section className={styles.pane} aria-label="The site">
      <div className={`buttons ${styles.bar}`}>
        <Button
          className={styles.mode ?? ''}
          aria-pressed={isEditing}
          onClick={() => setIsEditing(!isEditing)}
          title="Whether a click on the page opens what is clicked, or follows links"
        >
          Click to edit
          <span className={styles.state} aria-hidden="true">
            {isEditing ? 'On' : 'Off'}
          </span>
        </Button>
        <a href={address.href} target="_blank" rel="noreferrer">
          Open in a tab
        </a>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <SiteFrame
        {...{ origin, address, draft, isEditing, shown, placesAt }}
        onEdit={(key, words) => {
          const { file: clicked, field: named } = placeOfKey(key);
          onEdit(clicked === file && doc ? doc.key : clicked, named, words);
        }}
      />
    </section>
  );
}
