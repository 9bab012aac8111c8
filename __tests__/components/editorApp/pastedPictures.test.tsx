import { cleanedPaste } from '../../../src/editor/app/text/cleanedPaste';
import { keepPictures, lostPictures } from '../../../src/editor/app/text/paste/pictures';
import { rtfPictures } from '../../../src/editor/app/text/paste/rtfPictures';

const bytes = (text: string): string => Buffer.from(text).toString('hex');

/** A picture as Word writes it: in lines, with what identifies it, and once more for older programs. */
const inWord = (format: string, text: string): string =>
  String.raw`{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex51\piccropl0` +
  String.raw`\picw8467\pich5644` +
  `\\${format}` +
  String.raw`\bliptag-1263284165{\*\blipuid b4b3ed3b0f11}` +
  `${bytes(text).replaceAll(/.{8}/g, '$&\n')}}}` +
  String.raw`{\nonshppict{\pict\picscalex51\wmetafile8 0100090000}}`;

const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Calibri;}}{\*\listpicture{\pict\pngblip ${bytes('bullet')}}}
{\header\pard {\*\shppict{\pict\pngblip ${bytes('head')}}}}
\pard One\'e9 \{ ${inWord('jpegblip', 'first picture')}\par Two ${inWord('pngblip', 'second')}
{\pict\emfblip ${bytes('third')}}}`;

const wordsIn = async (files: readonly (File | undefined)[]): Promise<unknown> =>
  Promise.all(
    files.map(async (file) => {
      if (!file) return undefined;
      const read = new FileReader();
      await new Promise((done) => {
        read.onload = done;
        read.readAsText(file);
      });
      return [file.name, file.type, read.result];
    }),
  );

test('RTF has the pictures that stand in its text, in their order', async () => {
  expect(await wordsIn(rtfPictures(rtf))).toEqual([
    ['picture.jpg', 'image/jpeg', 'first picture'],
    ['picture.png', 'image/png', 'second'],
    undefined,
  ]);
  for (const odd of ['', 'words', '}}}{{{', String.raw`{\pict\pngblip 0`])
    expect(rtfPictures(odd)).toEqual([]);
});

const local = (alt: string): string =>
  `<p class=MsoNormal>Before<img width=300 height=200 src="file:///C:/clip_image001.jpg" alt="${alt}"></p>`;

const keep = (kept: File[]) => (file: File) => {
  kept.push(file);
  return Promise.resolve(`${kept.length}.jpg`);
};

test('pictures of Word come along with its text, where it stands, with the words that somebody wrote', async () => {
  const kept: File[] = [];
  const html = local('A lake') + local('A lake&#10;Description automatically generated') + local('image3');
  const found = await keepPictures(html, rtf, keep(kept));
  expect(await wordsIn(kept)).toEqual([
    ['picture.jpg', 'image/jpeg', 'first picture'],
    ['picture.png', 'image/png', 'second'],
  ]);
  expect(found.lost).toBe(1);
  expect(cleanedPaste(found.html)).toBe(
    '<p>Before</p><p><img src="./1.jpg" alt="A lake"></p><p>Before</p><p><img src="./2.jpg" alt=""></p><p>Before</p>',
  );
});

test('a picture that a page has in itself comes along, one at another place does not, and one of a pixel is none', async () => {
  const kept: File[] = [];
  const found = await keepPictures(
    `<p>A<img src="data:image/png;base64,${Buffer.from('own').toString('base64')}" alt="Own"></p>
     <p>B<img src="https://page.example/b.jpg"><img src="https://count.example/" width="1" height="1"></p>`,
    '',
    keep(kept),
  );
  expect(await wordsIn(kept)).toEqual([['picture.png', 'image/png', 'own']]);
  expect(found.lost).toBe(1);
  expect(cleanedPaste(found.html)).toBe('<p>A</p><p><img src="./1.jpg" alt="Own"></p><p>B</p>');
});

test('where the pictures do not fit the text, or cannot be read, none stands at a wrong place', async () => {
  const fail = () => Promise.reject(new Error('no picture'));
  expect((await keepPictures(local('') + local(''), rtf, keep([]))).lost).toBe(2);
  expect((await keepPictures(local('') + local('') + local(''), rtf, fail)).lost).toBe(3);
});

test('what is lost is told', () => {
  expect([1, 3].map(lostPictures)).toEqual([
    'The picture of what you pasted could not come along: put it in with “Picture”.',
    '3 pictures of what you pasted could not come along: put them in with “Picture”.',
  ]);
});
