import type { Element, Root } from 'hast';
import visit from 'unist-util-visit';
import { soundBeside } from '../model/fileTypes';

/** Whether a link leads to a sound of the site: what others publish, the content policy lets no player fetch. */
export const isPublishedSound = ({ data }: Element): boolean => data?.['isPublished'] === true;

/** Has the links of a text, given as a tree, to sounds beside it lead to where these are published. It is changed in place. */
export const publishSounds = async (
  tree: Root,
  publicUrlOf: (name: string) => Promise<string | null>,
): Promise<void> => {
  const found: Promise<void>[] = [];
  visit(tree, 'element', (link: Element) => {
    const { tagName, properties } = link;
    const name = tagName === 'a' && soundBeside(String(properties?.['href'] ?? ''));
    if (!name || !properties) return;
    const publish = async (): Promise<void> => {
      properties['href'] = await publicUrlOf(decodeURI(name));
      link.data = { isPublished: true };
    };
    found.push(publish());
  });
  await Promise.all(found);
};
