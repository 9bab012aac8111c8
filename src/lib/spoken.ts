/** The attributes of what is in another language than its page; empty of what is in that of the page. */
export interface InLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

interface FooterLink extends InLanguage {
  readonly title: string;
  readonly link: string;
}

/**
 * What a page is told that is in another language than the site's. The scripts have the site's words in one language alone, so
 * the build hands it those that it shows.
 */
export interface Spoken {
  /** The code of its language, and what that calls itself. */
  readonly language: string;
  readonly name: string;
  /** Of what its author has written for all pages. */
  readonly ofSite: InLanguage;
  /** Of the words: where the site has none in the language of the page, they are in its own. */
  readonly ofWords: InLanguage;
  readonly words: {
    readonly skipToContent: string;
    readonly pages: string;
    readonly menu: string;
    readonly contentNotes: string;
    /** To the feed. */
    readonly follow: string;
    /** Of the list of all that is there in the language. */
    readonly description: string;
  };
  readonly footer: readonly FooterLink[];
}

/** What a page is told that is there in several languages. */
export interface Languages {
  /** The links to the others. */
  readonly html: string;
  /** All of them, that of the original first. */
  readonly versions: readonly { readonly language: string; readonly path: string }[];
}

/** The part of the context that createPages.ts gives to pages in other languages, and to their originals. */
export interface LanguageContext {
  readonly spoken?: Spoken | undefined;
  readonly languages?: Languages;
}
