import { graphql, Link } from 'gatsby';
import type { ReactNode } from 'react';
import { words } from 'site-words';
import { inLanguage } from '../lib/direction';
import { markOf, relOf } from '../lib/retailers';

interface BookLinkProps {
  /** A work; nothing leads to one that has neither a page nor a link. */
  readonly book: Omit<Queries.BookLinkFragment, 'affiliate' | 'translation'> & {
    readonly affiliate?: boolean | null;
    readonly translation?: Queries.BookLinkFragment['translation'];
  };
  readonly className?: string | undefined;
  /** In the place of its title. */
  readonly children?: ReactNode;
}

/** A link to the page of a book, or to the retailer where it has none; with an asterisk where that pays the author. */
export function BookLink({ book, className, children = book.title + markOf(book) }: BookLinkProps) {
  const { link, affiliate, pagePath } = book;
  const own = inLanguage(book.translation?.language);
  if (pagePath)
    return (
      <Link className={className} to={pagePath} {...own}>
        {children}
      </Link>
    );
  if (link === null)
    return (
      <span className={className} {...own}>
        {children}
      </span>
    );
  return (
    <a className={className} href={link} rel={relOf(affiliate)} {...own}>
      {children}
    </a>
  );
}

/** What the asterisk at the links of books means; nothing where none leads to a shop that pays the author. */
export function AffiliateNote({ books }: { readonly books: readonly Parameters<typeof markOf>[0][] }) {
  return books.some(markOf) && <p className="small soft space-s">{words.affiliateNote}</p>;
}

export const fragment = graphql`
  fragment BookLink on CoverEntry {
    title
    link
    affiliate
    pagePath
    translation {
      language
    }
  }
`;

export const storyFragment = graphql`
  fragment StoryLink on Story {
    title
    link
    pagePath
  }
`;
