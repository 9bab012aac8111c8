import { samplerEpub } from '../../../lib/routes';
import { epubWords } from '../../../words/inNode';
import { type Context, type Info, settingsOf } from '../directive';
import { filesOfCover, type Plan } from './plan';
import { commonOf, planExcerpt, type TextNode } from './plans';

/** The book of all excerpts; null where there are fewer than two. */
export const planSampler = async (context: Context, info: Info): Promise<Plan | null> => {
  const site = await settingsOf(context);
  const { entries } = await context.nodeModel.findAll<TextNode>({ type: 'Excerpt', query: {} });
  const found = await Promise.all([...entries].map((source) => planExcerpt(source, context, info)));
  const plans = found.filter((plan) => plan !== null).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  if (!site || plans.length < 2) return null;
  const words = epubWords(site.language);
  return {
    path: samplerEpub,
    book: {
      ...commonOf(site, samplerEpub),
      title: words.sampler,
      kind: site.title,
      description: words.samplerDescription(site.author),
      source: `${site.siteUrl}/`,
      day: plans.map(({ book }) => book.day).reduce((latest, day) => (day > latest ? day : latest)),
      chapters: plans.flatMap(({ book: { title, part, chapters } }) =>
        chapters.map((chapter) => ({ ...chapter, title, ...(part && { subtitle: part }) })),
      ),
    },
    cover: { files: plans.flatMap(({ cover }) => filesOfCover(cover)) },
  };
};
