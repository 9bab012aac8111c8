import type { HeadProps, PageProps } from 'gatsby';
import { words } from 'site-words/search';
import { PageHead } from '../components/PageHead';
import { SearchPage as Search } from '../components/SearchPage';
import { useSite } from '../hooks/useSite';
import type { Titled } from '../lib/searchDocument';

interface SearchContext {
  readonly groups: readonly (readonly Titled[])[];
}

/** Where the site is searched. */
export default function SearchPage({ pageContext: { groups } }: PageProps<object, SearchContext>) {
  return <Search groups={groups} />;
}

/** The head of the search. */
export function Head(props: HeadProps) {
  const { site } = useSite();
  const page = { title: words.title, description: words.description(site.author) };
  return <PageHead {...props} data={{ page }} />;
}
