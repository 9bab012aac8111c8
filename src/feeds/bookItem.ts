import { beginning, escapeXml, paragraphsOf } from '../lib/text';
import { plainImage } from '../lib/plainImage';
import { firstEdition } from '../lib/releases';
import { relOf } from '../lib/retailers';
import { coverRoute } from '../lib/routes';
import { builtWords, siteWords } from '../words/inNode';
import { type FeedItem, type FollowedSite, itemId } from './feedItem';

/** A book, an audiobook or an anthology, as the feeds know it. */
export interface FeedBook {
  readonly __typename: 'Book' | 'Audiobook' | 'Anthology';
  /** The folder of its kind. */
  readonly collection: string;
  readonly slug: string;
  readonly title: string;
  readonly link: string;
  readonly linkHost: string | null;
  readonly affiliate: boolean | null;
  readonly pagePath: string | null;
  readonly aliases: readonly string[] | null;
  readonly image: {
    readonly childImageSharp: { readonly gatsbyImageData: Parameters<typeof plainImage>[0] } | null;
  };
  readonly about: { readonly subtitle: string | null; readonly blurb: string } | null;
  readonly editions: readonly { readonly released: string | null }[] | null;
  readonly audio?: { readonly narrator: string | null } | null;
  readonly contents?: { readonly story: string | null; readonly editor: string | null } | null;
}

/** What it is called that is new. */
const kinds = { Book: 'newBook', Audiobook: 'newAudiobook', Anthology: 'newAnthology' } as const;

/** How much of a blurb is shown where there is no room for more. */
const mostCharacters = 160;

/** Whose voice or stories are in it beside the author's. */
const creditsOf = ({ audio, contents }: FeedBook, { author, language }: FollowedSite): string[] => {
  const words = siteWords(language);
  return [
    audio?.narrator ? words.readBy(audio.narrator) : [],
    contents?.story ? words.withStory(author, contents.story) : [],
    contents?.editor ? words.editedBy(contents.editor) : [],
  ].flat();
};

/** Where it is sold, of a book that has no page to say so; readers are told where that pays. */
const shopOf = ({ link, linkHost, affiliate, pagePath }: FeedBook, language: string): string[] => {
  if (pagePath) return [];
  const words = siteWords(language);
  const rel = relOf(affiliate);
  const attributes = `href="${escapeXml(link)}"${rel ? ` rel="${rel}"` : ''}`;
  const buy = `<a ${attributes}>${escapeXml(words.buyAt(linkHost ?? ''))}</a>`;
  return affiliate ? [`${buy}*`, escapeXml(words.affiliateNote)] : [buy];
};

/** The picture of a cover, at its whole address. */
const coverOf = ({ image }: FeedBook, siteUrl: string) => {
  const data = image.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const cover = plainImage(data);
  // Below a path, the picture's address has it too.
  return { ...cover, src: new URL(cover.src, siteUrl).href };
};

/** A book as an item, as soon as its first day has come; `today` is an ISO date. */
export const bookItems = (book: FeedBook, site: FollowedSite, today: string): FeedItem[] => {
  const { collection, slug, title, link, pagePath, aliases, about } = book;
  const day = firstEdition(book)?.released;
  if (!day || day > today) return [];
  const cover = coverOf(book, site.siteUrl);
  const paragraphs = [
    cover
      ? `<img src="${escapeXml(cover.src)}" alt="${escapeXml(title)}" width="${cover.width}" height="${cover.height}">`
      : [],
    about?.subtitle ? `<em>${escapeXml(about.subtitle)}</em>` : [],
    creditsOf(book, site).map(escapeXml),
    paragraphsOf(about?.blurb ?? '').map(escapeXml),
    shopOf(book, site.language),
  ].flat();
  return [
    {
      id: itemId('book', coverRoute({ collection, slug }), aliases),
      // As browsers send it: RSS would have it so, and both feeds say the same.
      url: pagePath ? site.siteUrl + pagePath : new URL(link).href,
      title: `${builtWords(site.language)[kinds[book.__typename]]}: ${title}`,
      summary: beginning(about?.blurb ?? creditsOf(book, site).join(' '), mostCharacters),
      html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
      day,
      ...(cover && { image: cover.src }),
    },
  ];
};
