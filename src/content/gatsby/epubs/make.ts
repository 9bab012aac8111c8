import { readFile, stat } from 'node:fs/promises';
import { makeEpub } from '../../../epub/makeEpub';
import { epubWords } from '../../../words/inNode';
import { sha256 } from '../../read/sha256';
import { keptByDigest } from '../made';
import { drawingStyleOf } from '../share/drawingStyle';
import { coverFrom, drawCover, drawShelf, pictureFrom, thumbnailOf } from './drawCover';
import { filesOf, filesOfCover, type Plan, type PlannedChapter } from './plan';

/** The paths of the cover of a book, and of a small one, by the book's own. */
export const coversOf = (path: string) => {
  const name = path.slice(0, -'.epub'.length);
  return { cover: `${name}-cover.jpg`, thumbnail: `${name}-thumbnail.jpg` };
};

const coverFor = async ({ book, cover }: Plan): Promise<Buffer> => {
  if (cover.file !== undefined) return coverFrom(cover.file);
  const style = drawingStyleOf(book.look);
  return cover.files ? drawShelf(book, cover.files, style) : drawCover(book, style);
};

const withPictures = async (chapter: PlannedChapter) => {
  const pictures: Record<string, Buffer> = {};
  for (const [name, file] of Object.entries(chapter.pictures)) pictures[name] = await pictureFrom(file);
  return { ...chapter, pictures };
};

const digestsOf = (files: readonly string[]): Promise<string[]> =>
  Promise.all(files.map(async (file) => sha256(await readFile(file))));

/** Has a book lie in `public/`, with its cover beside it in two sizes. Resolves with how many bytes the book has. */
export const make = async (plan: Plan): Promise<{ readonly bytes: number }> => {
  const { path, book } = plan;
  const { cover, thumbnail } = coversOf(path);
  const { title, author, kind, look } = book;
  const ofCover = [plan.cover, await digestsOf(filesOfCover(plan.cover)), title, author, kind, look];
  const kept = await keptByDigest(cover, ofCover, () => coverFor(plan));
  await keptByDigest(thumbnail, ['small', ofCover], async () => thumbnailOf(await readFile(kept)));
  const made = await keptByDigest(path, [plan, await digestsOf(filesOf(plan))], async () => {
    const chapters = await Promise.all(book.chapters.map(withPictures));
    return makeEpub({ ...book, cover: await readFile(kept), chapters }, epubWords(book.language));
  });
  return { bytes: (await stat(made)).size };
};
