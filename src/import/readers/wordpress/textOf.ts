import type { Found, FoundText } from '../../found';
import { lostAt } from '../../given';
import { type Item, metaIn } from './item';
import type { Survey } from './survey';

/** A text of an entry as HTML, with what is lost of it; no text where it is empty. */
export const textOf = (
  content: string,
  item: Item,
  { attachments, attachedTo, blocks, toHtml }: Survey,
): { readonly text?: FoundText; readonly lost: readonly Found[] } => {
  if (content.trim() === '') return { lost: [] };
  const { html, lost } = toHtml(content, {
    attachment: (id) => attachments.get(id),
    attachedToPost: (attachedTo.get(item.id) ?? [])
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .map(({ id }) => String(id)),
    reusable: (id) => blocks.get(id),
    footnotes: metaIn(item, 'footnotes'),
  });
  return {
    text: { format: 'html', source: html },
    lost: lost.map(({ what, why }) => lostAt(item.place, what, why)),
  };
};
