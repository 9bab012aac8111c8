import type { Element, Root } from 'hast';
import visit from 'unist-util-visit';
import { soundBeside } from '../model/fileTypes';

/** Has the links of a text, given as a tree, to sounds beside it lead to where these are published. It is changed in place. */
export const publishSounds = async (
  tree: Root,
  publicUrlOf: (name: string) => Promise<string | null>,
): Promise<void> => {
  const found: Promise<void>[] = [];
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    const name = tagName === 'a' && soundBeside(String(properties?.['href'] ?? ''));
    if (!name || !properties) return;
    const publish = async (): Promise<void> => {
      properties['href'] = await publicUrlOf(decodeURI(name));
    };
    found.push(publish());
  });
  await Promise.all(found);
};
