import { type GatsbyBrowser, StaticQueryContext } from 'gatsby';
import {
  cloneElement,
  type Context,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { type Draft, withDraft } from '../../lib/draft';
import { currentDraft, listen } from './draftStore';
import { showEntry } from './showEntry';
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

const drawn = <T,>(queried: T, draft: Draft | null): T =>
  draft ? withDraft(queried, draft, withPictures) : queried;

/** A page as it would be with what is in the editor's form: its own components, given other data. */
function Preview({ element, wrap }: PreviewProps) {
  const draft = useSyncExternalStore(listen, currentDraft);
  const shared = useContext(StaticQueryContext);
  const title = draft?.title;
  const states = draft?.saved.length;
  const isAdded = Boolean(draft?.others);
  useEffect(() => {
    if (draft) showLook(draft);
  }, [draft]);
  useEffect(() => {
    if (title) showEntry(title);
  }, [title, states, isAdded]);
  return (
    <StaticQueryContext.Provider value={drawn(shared, draft)}>
      {wrap(cloneElement(element, { data: drawn(element.props.data, draft) }))}
    </StaticQueryContext.Provider>
  );
}

/** The same as `wrapPage`, for pages that show the editor's draft. */
export const inPreview =
  (wrapPage: WrapPage): WrapPage =>
  (page, options) => (
    <Preview element={page.element as Page} wrap={(element) => wrapPage({ ...page, element }, options)} />
  );
