import { texts } from './dom';

/** What machines are told on a page of the thing whose id ends so; of none, nothing. */
export const linkedThing = (page: ParentNode, idEnd: string): Readonly<Record<string, unknown>> => {
  const [text = '{}'] = texts(page, 'script[type="application/ld+json"]');
  const { '@graph': things } = JSON.parse(text) as {
    readonly '@graph': readonly Readonly<Record<string, unknown>>[];
  };
  return things.find((thing) => String(thing['@id']).endsWith(idEnd)) ?? {};
};
