import type { FoundText, Lost } from '../../found';
import { type Item, metaIn } from './item';
import type { Attachment } from '../../text/wordpress/shortcodeHtml';
import type { Survey } from './survey';

/** What a text is made with: what its numbers of pictures mean. */
export interface AroundText {
  readonly attachment: (id: string) => Attachment | undefined;
  /** The numbers of what was uploaded to the entry, of which a gallery without numbers is made. */
  readonly attachedToPost: readonly string[];
  /** The HTML of a block that many texts share, by its number. */
  readonly reusable: (id: string) => string | undefined;
  /** What WordPress keeps beside a text as its footnotes. */
  readonly footnotes: string;
}

/** Makes HTML of a text as WordPress keeps it. */
export type ToHtml = (
  content: string,
  around: AroundText,
) => { readonly html: string; readonly lost: readonly Pick<Lost, 'what' | 'why'>[] };

/** A text of an entry as HTML, with what is lost of it; no text where it is empty. */
export const textOf = (
  content: string,
  item: Item,
  { attachments, attachedTo, blocks }: Survey,
  toHtml: ToHtml,
): { readonly text?: FoundText; readonly lost: readonly Lost[] } => {
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
    lost: lost.map(({ what, why }) => ({ ...item.place, what, why })),
  };
};
