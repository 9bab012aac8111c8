import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeEpub } from '../../../epub/makeEpub';
import { epubWords } from '../../../words/inNode';
import { sha256 } from '../../read/sha256';
import { type Colours, readColours } from '../share/colours';
import { coverFrom, drawCover, drawShelf, pictureFrom, thumbnailOf } from './drawCover';
import { filesOf, type Plan, type PlannedChapter } from './plan';

/** A book that lies in `public/`, with its cover beside it in two sizes. */
export interface Made {
  readonly bytes: number;
}

/** The paths of the cover of a book, and of a small one, by the book's own. */
export const coversOf = (path: string) => {
  const name = path.slice(0, -'.epub'.length);
  return { cover: `${name}-cover.jpg`, thumbnail: `${name}-thumbnail.jpg` };
};

const coverFor = ({ book, cover }: Plan, colours: Colours): Promise<Buffer> => {
  if ('file' in cover) return coverFrom(cover.file);
  return cover.files ? drawShelf(book, cover.files, colours) : drawCover(book, colours);
};

const withPictures = async (chapter: PlannedChapter) => {
  const pictures: Record<string, Buffer> = {};
  for (const [name, file] of Object.entries(chapter.pictures)) pictures[name] = await pictureFrom(file);
  return { ...chapter, pictures };
};

/** Writes a file of `public/`, which is there only when it is whole. */
const write = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = join(resolve('public'), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
};

const makeInto = async (plan: Plan, colours: Colours): Promise<Made> => {
  const { path, book } = plan;
  const cover = await coverFor(plan, colours);
  const chapters = await Promise.all(book.chapters.map(withPictures));
  const epub = await makeEpub({ ...book, cover, chapters }, epubWords(book.language));
  const covers = coversOf(path);
  await Promise.all([
    write(path, epub),
    write(covers.cover, cover),
    write(covers.thumbnail, await thumbnailOf(cover)),
  ]);
  return { bytes: epub.length };
};

/** What is made, by what goes into it: a page asks for its book, and the catalogue does. */
const made = new Map<string, Promise<Made>>();

/** Makes a book, once in a build for the same content. */
export const make = async (plan: Plan): Promise<Made> => {
  const colours = await readColours();
  const digests = await Promise.all(filesOf(plan).map(async (file) => sha256(await readFile(file))));
  const key = sha256(JSON.stringify([plan, digests, colours]));
  const making = made.get(key) ?? makeInto(plan, colours);
  made.set(key, making);
  return making;
};
