/** A tree of texts, as Decap keeps its phrases. */
export interface Phrases {
  readonly [name: string]: string | Phrases;
}

/** One of Decap's maps, which are Immutable's. */
export interface DecapMap {
  get(name: string): unknown;
  set(name: string, value: unknown): DecapMap;
  delete(name: string): DecapMap;
  toJS(): Readonly<Record<string, unknown>>;
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

/** What Decap makes a backend of, as far as it is read here. */
interface BackendConfig {
  readonly backend: { readonly proxy_url: string };
}
type MakeBackend = (config: BackendConfig, options: object) => object;

/** Where Decap has its backends. */
interface Backends {
  getBackend(name: 'proxy'): { readonly init: MakeBackend };
  registerBackend(name: string, backend: MakeBackend): void;
}

/** The parts of Decap that we use (https://decapcms.org/docs/registering-a-custom-widget/, /docs/registering-events/). */
export interface Decap extends Backends {
  init(options: { readonly config: object }): void;
  registerCustomFormat(name: string, extension: string, format: DecapFormat): void;
  registerEventListener(listener: {
    readonly name: 'preSave' | 'postSave';
    readonly handler: (event: { readonly entry: DecapMap }) => DecapMap | undefined;
  }): void;
  getLocale(locale: string): Phrases;
  registerLocale(locale: string, phrases: Phrases): void;
  registerPreviewTemplate(name: string, component: unknown): void;
  getWidget(name: string): { readonly control: unknown; readonly preview: unknown };
  registerWidget(name: string, control: unknown, preview: unknown): void;
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
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    document.head.append(script);
  });
  return window.CMS;
};
