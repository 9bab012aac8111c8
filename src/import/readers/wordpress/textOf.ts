import type { FoundText } from '../../found';
import { type Item, metaIn } from './item';
import type { Survey } from './survey';

/** A text of an entry as HTML; undefined where it is empty. What is lost of it, the entry notes. */
export const textOf = (
  content: string,
  item: Item,
  { attachments, attachedTo, blocks, toHtml }: Survey,
): FoundText | undefined => {
  if (content.trim() === '') return undefined;
  const { html, lost } = toHtml(content, {
    attachment: (id) => attachments.get(id),
    attachedToPost: (attachedTo.get(item.id) ?? [])
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .map(({ id }) => String(id)),
    reusable: (id) => blocks.get(id),
    footnotes: metaIn(item, 'footnotes'),
  });
  for (const { what, why } of lost) item.lose(what, why);
  return { format: 'html', source: html };
};
