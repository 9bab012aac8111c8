/** Every picture of the site by name: where it goes and what it may weigh. */
import type { Order } from './press/deliver';
import type { Picture } from './press/plates';

/** A drawing is loaded only when it is wanted. */
type Drawing = () => Promise<{ picture: Picture }>;

const films: Record<string, Drawing> = {
  'elephants-dream': () => import('./posters/elephants-dream'),
  'big-buck-bunny': () => import('./posters/big-buck-bunny'),
  sintel: () => import('./posters/sintel'),
  'tears-of-steel': () => import('./posters/tears-of-steel'),
  'cosmos-laundromat': () => import('./posters/cosmos-laundromat'),
  'agent-327': () => import('./posters/agent-327'),
  spring: () => import('./posters/spring'),
  'coffee-run': () => import('./posters/coffee-run'),
  'sprite-fright': () => import('./posters/sprite-fright'),
};

const widgets: Record<string, Drawing> = {
  'weekly-summary': () => import('./widgets/weekly-summary'),
  'latest-runs': () => import('./widgets/latest-runs'),
};

const portrait: Drawing = () => import('./portrait/portrait');
const inPrint: Drawing = async () => ({ picture: { ...(await portrait()).picture, enlarged: 2 } });
const armchair: Drawing = () => import('./starter/armchair');
const basement: Drawing = () => import('./posts/thin-skin');

/** Makes the orders of one shelf. */
function shelf(
  drawings: Record<string, Drawing>,
  file: (slug: string) => string,
  limit: number,
): [string, () => Promise<Order>][] {
  return Object.entries(drawings).map(([slug, draw]) => [
    slug,
    async () => ({ file: file(slug), limit, picture: (await draw()).picture }),
  ]);
}

/** What can be made, by name; a drawing loads when its order is taken. */
export const orders: Record<string, () => Promise<Order>> = Object.fromEntries([
  ...shelf({ portrait }, () => 'data/pages/about/portrait.jpg', 300_000),
  ...shelf({ 'press-portrait': inPrint }, () => 'data/press-kit/portrait.jpg', 1_000_000),
  ...shelf({ 'starter-portrait': armchair }, () => 'starter/pages/about/portrait.jpg', 200_000),
  ...shelf(films, (slug) => `data/videos/${slug}/poster.jpg`, 150_000),
  ...shelf(widgets, (slug) => `data/activities/${slug}/poster.jpg`, 80_000),
  ...shelf({ 'thin-skin': basement }, () => 'data/posts/thin-skin/basement.jpg', 250_000),
]);
