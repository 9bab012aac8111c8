import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { BookLink } from './BookLink';
import { markOf } from '../lib/retailers';
import type { Titled } from '../lib/searchDocument';

interface TitleLinkProps {
  readonly titled: Titled;
  /** Its title, marked. */
  readonly children?: ReactNode;
}

/** A link to a page of the site, or to the retailer of a book that has none. */
export function TitleLink({ titled, children = titled.title }: TitleLinkProps) {
  const { pagePath } = titled;
  return pagePath ? (
    <Link to={pagePath}>{children}</Link>
  ) : (
    <BookLink book={titled}>
      {children}
      {markOf(titled)}
    </BookLink>
  );
}
