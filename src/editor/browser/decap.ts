import { Refused } from '../../content/read/refused';

/** A tree of texts, as Decap keeps its phrases. */
export interface Phrases {
  readonly [name: string]: string | Phrases;
}

/** One of Decap's maps, which are Immutable's. */
export interface DecapMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
  hasIn(path: readonly string[]): boolean;
  set(name: string, value: unknown): DecapMap;
  setIn(path: readonly string[], value: unknown): DecapMap;
  delete(name: string): DecapMap;
  deleteIn(path: readonly string[]): DecapMap;
  clear(): DecapMap;
  equals(other: unknown): boolean;
  toJS(): Readonly<Record<string, unknown>>;
}

/** One of Decap's lists, which are Immutable's. */
export interface DecapList<Item = DecapMap> {
  toArray(): readonly Item[];
}

/** What Decap tells the control of a field, as far as it is read here. */
interface ControlProps {
  readonly field: DecapMap;
  readonly value?: unknown;
  /** The id of its element in the form. */
  readonly forID: string;
  /** The ids of the fields and of the items of lists that it lies in; the form of an item has none. */
  readonly parentIds?: readonly (string | undefined)[];
  readonly t: (phrase: string, words: object) => string;
  readonly getEntry: () => DecapMap;
  readonly onChange: (value: unknown) => void;
  /** Adds a file to the entry, which is saved with it. What it resolves with has no path where that has failed. */
  readonly onPersistMedia: (
    file: File,
    options: { readonly field: DecapMap },
  ) => Promise<{ readonly payload?: { readonly path?: string } } | undefined>;
  /** Shows a mistake beside the field until it is looked at again. */
  readonly validate: (shown: { readonly error: object }) => void;
}

/** The control of a field: a component of React's, in a form that is open. */
export interface Control {
  readonly props: ControlProps;
  /** For lists: the ids of their items, in their order. */
  readonly state?: { readonly keys?: readonly string[] };
  /** Lists and objects have this: unfolds what lies at a path within, and leads there. */
  focus?(path: string): void;
  componentDidMount?(): void;
  componentWillUnmount?(): void;
  /** For pictures and files: what its button does. */
  handleChange: (event: Event) => void;
  render(): unknown;
}

export type ControlClass = new (props: ControlProps) => Control;

/** A component that may stand in a text. */
interface EditorComponent<Data> {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly object[];
  readonly pattern: RegExp;
  readonly fromBlock: (match: RegExpMatchArray) => Data;
  readonly toBlock: (data: Data) => string;
  readonly toPreview: (data: Data, getAsset: (name?: string) => unknown) => unknown;
}

/** How Decap reads and writes the text of an entry's file; `order` has the names of its fields. */
export interface DecapFormat {
  readonly fromFile: (text: string) => Readonly<Record<string, unknown>>;
  readonly toFile: (data: Readonly<Record<string, unknown>>, order: readonly string[]) => string;
}

/** What Decap's proxy backend asks for. */
export interface DecapRequest {
  readonly action: string;
  /** As far as they are read here. */
  readonly params: {
    readonly paths?: readonly string[];
    readonly dataFiles?: readonly { readonly path: string; readonly raw: string }[];
  };
}

/** A picture or sound, as Decap's backends list them. */
export interface MediaFile {
  readonly path: string;
  readonly name: string;
  readonly isDirectory?: boolean;
}

/** A file that is sent. */
export interface Sent {
  readonly path: string;
  readonly fileObj?: File;
}

/** An entry that is sent, with its pictures and sounds. */
export interface SentEntry {
  readonly dataFiles: readonly { readonly path: string; readonly raw: string }[];
  readonly assets: readonly Sent[];
}

/** An entry as a backend lists it. */
export interface ListedFile {
  readonly file: { readonly path: string };
}

type ListFiles = (...args: unknown[]) => Promise<ListedFile[] | { readonly entries: ListedFile[] }>;

/** What we change of a backend: it lists, adds and deletes files, and saves entries. */
export interface Backend {
  // Those of Git hosts. How many of these a backend has, and what they are given, is Decap's affair.
  entriesByFolder?: ListFiles;
  allEntriesByFolder?: ListFiles;
  traverseCursor?: ListFiles;
  getMedia(folder?: string): Promise<readonly MediaFile[]>;
  /** The text of an entry's file; empty where there is none, or where it cannot be read. */
  getEntry(path: string): Promise<{ readonly data: string | null }>;
  persistMedia(file: Sent, options: object): Promise<MediaFile>;
  persistEntry(entry: SentEntry, options: object): Promise<unknown>;
  deleteFiles(paths: readonly string[], message: string): Promise<unknown>;
}

/** What Decap makes a backend of, as far as it is read here. */
export interface BackendConfig {
  readonly media_folder: string;
  readonly backend: { readonly proxy_url: string };
}
type MakeBackend = (config: BackendConfig, options: object) => Backend;

/** The parts of Decap that we use (https://decapcms.org/docs/registering-a-custom-widget/, /docs/registering-events/). */
export interface Decap {
  getBackend(name: string): { init: MakeBackend };
  registerBackend(name: string, backend: MakeBackend): void;
  init(options: { readonly config: object }): void;
  registerCustomFormat(name: string, extension: string, format: DecapFormat): void;
  registerEventListener(listener: {
    readonly name: 'preSave' | 'postSave';
    readonly handler: (event: {
      readonly entry: DecapMap;
    }) => DecapMap | undefined | Promise<DecapMap | undefined>;
  }): void;
  getLocale(locale: string): Phrases;
  registerLocale(locale: string, phrases: Phrases): void;
  registerPreviewStyle(rules: string, options: { readonly raw: true }): void;
  registerPreviewTemplate(name: string, component: unknown): void;
  getWidget(name: string): { readonly control: ControlClass; readonly preview: unknown };
  registerWidget(name: string, control: unknown, preview: unknown): void;
  registerEditorComponent<Data>(component: EditorComponent<Data>): void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT: boolean;
    CMS: Decap;
    /** React's, from within Decap. */
    createClass: (definition: object) => unknown;
    h: (type: unknown, props: object, ...children: readonly unknown[]) => unknown;
  }
}

/** Loads Decap's script from `address` without starting it. Rejects where it does not come. */
export const loadDecap = async (address: string): Promise<Decap> => {
  window.CMS_MANUAL_INIT = true;
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Refused(`${address} could not be loaded`));
    document.head.append(script);
  });
  return window.CMS;
};
