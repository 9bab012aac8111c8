import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from 'gatsby';
import { missing } from './missing';

type Ask = (query: string, variables: object) => Promise<unknown>;

/** Gatsby's state, as far as it is read here. */
interface State {
  readonly pages?: ReadonlyMap<string, { readonly componentPath: string; readonly context: object }>;
  readonly components?: ReadonlyMap<string, { readonly query?: string }>;
}

let ask: Ask | undefined;

/** Keeps the means to ask, which Gatsby hands to `createPages` alone. */
export const keepForPictures = (graphql: Ask): void => {
  ask = graphql;
};

/** Asks what every page will ask. What goes wrong is told when the page asks itself. */
const askEach = async (queries: readonly { readonly query: string; readonly variables: object }[]) => {
  for (const { query, variables } of queries) await ask?.(query, variables).catch(() => undefined);
};

/** Whether Gatsby has made pictures for pages; what is published as it is may lie there before. */
const hasPictures = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.avif'));

/**
 * Begins to ask what every page will ask, when webpack begins instead of when it has ended: whoever asks for a picture
 * has it made, and so webpack works on one core and sharp on the others. Nothing is waited for here. Where pictures of an
 * earlier build lie in `public/`, few are missing, and nothing is gained.
 */
export const startPictures = (root: string, store: Store): void => {
  if (process.env['gatsby_executing_command'] !== 'build') return;
  if (!ask || hasPictures(join(root, 'public', 'static'))) return;
  const { pages, components } = (store.getState as () => State)();
  if (!pages) throw missing('Gatsby’s list of pages', 'earlyPictures.ts');
  if (!components) throw missing('Gatsby’s list of components', 'earlyPictures.ts');
  const queries = [...pages].map(([path, { componentPath, context }]) => {
    const query = components.get(componentPath)?.query;
    if (query === undefined) throw missing('Gatsby’s list of queries', 'earlyPictures.ts');
    return { query, variables: { path, ...context } };
  });
  void askEach(queries.filter(({ query }) => query));
};
