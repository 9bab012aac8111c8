import { type GatsbyBrowser, StaticQueryContext } from 'gatsby';
import {
  cloneElement,
  type Context,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Draft, withDraft } from '../../lib/draft';
import { currentDraft, listen } from './draftStore';
import { showWhenMade } from './goWhenMade';
import { showLook } from './showLook';
import { withPictures } from './withPictures';

declare module 'gatsby' {
  /** Where Gatsby keeps what useStaticQuery returns; its types leave it out. */
  const StaticQueryContext: Context<Readonly<Record<string, { readonly data: unknown }>>>;
}

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']>;
type Page = ReactElement<{ readonly data: unknown }>;

interface PreviewProps {
  readonly element: Page;
  /** Puts the shell round the page. */
  readonly wrap: (element: Page) => ReactNode;
}

/** The page that Gatsby shows developers in the place of one that it has not made. */
const gatsbys404 = '/dev-404-page/';

const drawn = <T,>(queried: T, draft: Draft | null): T =>
  draft ? withDraft(queried, draft, withPictures) : queried;

/**
 * What a page was given last: while a file is missing, its query fails, and Gatsby gives it null. A page that fails is not
 * drawn again until it is loaded anew.
 */
const useLastData = (data: unknown): unknown => {
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  return data ?? last;
};

/** How long a page that has no data waits for it before it is loaded again, in milliseconds. */
const patience = 2000;

/** Gatsby tells a page that its query was run again, but one that was still loading has not heard of it. */
const useAnotherTry = (isWanting: boolean): void => {
  useEffect(() => {
    if (!isWanting) return undefined;
    const timer = setTimeout(() => location.reload(), patience);
    return () => clearTimeout(timer);
  }, [isWanting]);
};

/** In the place of what Gatsby tells developers of a page that it has not made, or makes at present. */
function NoPage() {
  useEffect(() => void showWhenMade(location.pathname), []);
  return (
    <p lang="en">
      There is no page here yet. One that was just saved comes by itself; feeds, calendars and e-books are
      made when you publish.
    </p>
  );
}

/** A page as it would be with what is in the editor's form: its own components, given other data. */
function Preview({ element, wrap }: PreviewProps) {
  const draft = useSyncExternalStore(listen, currentDraft);
  const shared = useContext(StaticQueryContext);
  const data = useLastData(element.props.data);
  useAnotherTry(data === null);
  useEffect(() => {
    if (draft) showLook(draft);
  }, [draft]);
  return (
    <StaticQueryContext.Provider value={drawn(shared, draft)}>
      {data !== null && wrap(cloneElement(element, { data: drawn(data, draft) }))}
    </StaticQueryContext.Provider>
  );
}

/** The same as `wrapPage`, for pages that show the editor's draft. */
export const inPreview =
  (wrapPage: WrapPage): WrapPage =>
  (page, options) => (
    <Preview
      key={page.props.location.pathname}
      element={page.element as Page}
      wrap={(element) =>
        wrapPage(
          { ...page, element: page.props.pageResources.page.path === gatsbys404 ? <NoPage /> : element },
          options,
        )
      }
    />
  );
