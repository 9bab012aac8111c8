import { Refused } from '../../../content/read/refused';
import { countOf } from '../../../lib/text';
import type { Taken } from '../../import/importDesk';
import { element } from '../element';
import { keepToken, takeToken } from '../../app/host/session';
import { askDesk, sendFile } from './askDesk';
import { backLink } from './backLink';
import { firstField, fileField } from './choose';
import { isbnField } from './isbnField';
import { button, buttons, panel, show } from './panel';
import { heading } from './results';
import { goOn, undo } from './steps';
import { style } from './style';
import { progressPart, say, work } from './work';

const takeFile = async ([file, ...others]: readonly File[]): Promise<HTMLElement> => {
  if (!file || others.length) throw new Refused('one file at a time: pack several as a ZIP archive');
  show();
  say(`Reading ${file.name} …`);
  return goOn({ ...(await sendFile(file)), picturesAt: 'the old site' });
};

const lookUp = async (text: string): Promise<HTMLElement> => {
  show();
  say('Asking Open Library …');
  const taken = (await askDesk('lookUpIsbns', { text })) as Taken;
  return goOn({ ...taken, picturesAt: 'covers.openlibrary.org' });
};

/** Offers to take the last import back, and learns thereby whether this page is let in. */
const open = async (): Promise<HTMLElement> => {
  const { files } = (await askDesk('lastImport')) as { readonly files: number };
  keepToken();
  if (files)
    show(
      heading('The last import'),
      element('p', {}, `It has written ${countOf(files, 'file')}.`),
      buttons(button('Take it back', undo)),
    );
  return firstField;
};

takeToken();
document.head.append(element('style', {}, style));
document.body.append(
  element(
    'main',
    {},
    backLink('Back to the editor'),
    element('h1', {}, 'Bring what you have'),
    element(
      'p',
      {},
      'From WordPress, Squarespace, Substack, Blogger, Ghost, a feed, a folder of Markdown, a spreadsheet of books, or ONIX. First you see what comes; nothing is changed before you say so.',
    ),
    fileField((files) => void work(() => takeFile(files))),
    isbnField(lookUp),
    progressPart,
    panel,
  ),
);
void work(open);
