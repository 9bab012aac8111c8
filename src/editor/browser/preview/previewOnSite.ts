import { switchesOf } from '../../../content/check/addresses';
import { collections } from '../../../content/model/collections';
import type { SiteSettings } from '../../../content/model/schema';
import type { Entry } from '../../../content/read/entry';
import type { DecapCollection } from '../../decapCollections';
import type { Decap, DecapMap } from '../decap';
import { makeDrafts } from './draftOf';
import { addressOf, type Site } from '../../app/frame/addresses';
import { whyNoPage } from '../../app/frame/noPage';
import { placeOf } from './placeOf';

interface Props {
  readonly entry: DecapMap;
  readonly collection: DecapMap;
  /** Decap's preview of a field. */
  readonly widgetFor: (field: string) => unknown;
}

/** A component of React's as Decap's own `createClass` makes it. */
interface Self {
  readonly props: Props;
  frame: HTMLIFrameElement | null;
  text: HTMLElement | null;
  /** The text as it was when the form was opened. */
  opened: unknown;
  isHeard: boolean;
  readonly hear: (message: MessageEvent) => void;
  readonly keepFrame: (frame: HTMLIFrameElement | null) => void;
  readonly keepText: (text: HTMLElement | null) => void;
  readonly note: () => void;
  readonly send: () => void;
}

const frameStyle = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 };

const bodyOf = (entry: DecapMap): unknown => (entry.get('data') as DecapMap).get('body');

/** The preview of an entry: its page of the site, which stays while it is told what is typed. */
const previewOf = (cms: Decap, site: Site): unknown => {
  const drafts = makeDrafts(site);
  let noteOpen: (() => void) | null = null;
  cms.registerEventListener({
    name: 'postSave',
    handler: () => {
      noteOpen?.();
      return undefined;
    },
  });
  const definition = {
    componentDidMount(this: Self) {
      noteOpen = this.note;
      this.opened = bodyOf(this.props.entry);
      this.note();
      addEventListener('message', this.hear);
    },
    componentDidUpdate(this: Self) {
      this.send();
    },
    componentWillUnmount(this: Self) {
      noteOpen = null;
      removeEventListener('message', this.hear);
    },
    hear(this: Self, { origin, source }: MessageEvent) {
      if (origin !== site.origin || source !== this.frame?.contentWindow) return;
      this.isHeard = true;
      this.send();
    },
    keepFrame(this: Self, frame: HTMLIFrameElement | null) {
      this.frame = frame;
    },
    keepText(this: Self, text: HTMLElement | null) {
      this.text = text;
    },
    note(this: Self) {
      drafts.note(this.props.entry, this.props.collection);
      this.send();
    },
    send(this: Self) {
      if (!this.isHeard) return;
      const { entry, collection } = this.props;
      const isTyped = bodyOf(entry) !== this.opened;
      const html = this.text?.firstElementChild?.innerHTML ?? '';
      this.frame?.contentWindow?.postMessage(drafts.draft(entry, collection, html, isTyped), site.origin);
    },
    render(this: Self) {
      const { entry, collection, widgetFor } = this.props;
      const { h } = window;
      const place = placeOf(entry, collection);
      const address = addressOf(site, place);
      if (!address) return h('p', {}, whyNoPage(site, place));
      const hasText = collections[place.collection].files.endsWith('.md');
      return h(
        'div',
        {},
        h('iframe', {
          ref: this.keepFrame,
          src: address,
          title: 'The page on the site',
          style: frameStyle,
        }),
        hasText && h('div', { ref: this.keepText, hidden: true }, widgetFor('body')),
      );
    },
  };
  return window.createClass(definition);
};

/** Decap knows a template by the name of a collection, or of a file where a collection is made of such. */
const templateNames = ({ name, files }: DecapCollection): string[] =>
  files ? files.map((file) => file.name) : [name];

/** Has the preview of every entry be its page of the site at `origin`. */
export const previewOnSite = (
  cms: Decap,
  all: readonly DecapCollection[],
  entries: readonly Entry[],
  origin: string,
): void => {
  const settings = entries.find(({ collection }) => collection === 'site')?.parsed.value as SiteSettings;
  const preview = previewOf(cms, { origin, settings, entries, switches: switchesOf(entries) });
  for (const name of new Set(all.flatMap(templateNames))) cms.registerPreviewTemplate(name, preview);
};
