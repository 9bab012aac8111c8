import { infoOf } from '../../content/model/fieldInfo';
import { pictureInText } from '../../content/model/fileFields';
import { kinds } from '../../content/model/kinds';
import { nameIn } from '../../lib/text';
import type { Decap } from './decap';

/** What stands in a text for a picture. */
interface TextPicture {
  readonly image?: string;
  readonly alt?: string;
  readonly title?: string;
}

const written = ({ alt = '', image = '', title }: TextPicture): string =>
  `![${alt}](${image}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''})`;

/** Decap's picture within a text, in words that an author knows, and without addresses elsewhere. */
export const changeTextPicture = (cms: Decap): void => {
  cms.registerEditorComponent({
    id: 'image',
    label: 'Picture',
    fields: [
      { name: 'image', label: 'Picture', ...kinds.picture.widget(infoOf(pictureInText) ?? {}) },
      { name: 'alt', label: 'What it shows', hint: 'for those who do not see it' },
    ],
    pattern: /^!\[([^\]]*)\]\((.*?)(\s"([^"]*)")?\)/,
    fromBlock: (match) => ({ alt: match[1] ?? '', image: match[2] ?? '', title: match[4] ?? '' }),
    toBlock: written,
    toPreview: ({ alt, image, title }: TextPicture, getAsset) =>
      window.h('img', {
        src: String(getAsset(image)),
        alt: alt ?? '',
        title: title ?? '',
        // The page beside the form knows the file by its name.
        'data-file': nameIn(image ?? ''),
      }),
  });
};
