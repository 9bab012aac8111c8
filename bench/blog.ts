import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coldBuild, gatsbyBuild } from './builds';
import { makeCatalogue, narrowest } from './catalogue';
import { round, type Row } from './report';
import { timed } from './run';

/** The posts of years, which the site's own specification has four of. */
const sizes = [700, 7000];

const books = 18;
const tags = 60;
const wordsOfPost = 400;

const words = ['The', 'lamp', 'was', 'lit', 'late', 'and', 'nobody', 'came', 'by', 'its', 'light'];

/** So many words as nobody would write them, other ones for each number. */
const prose = (number: number): string =>
  Array.from({ length: wordsOfPost }, (_, index) => words[(index * 7 + number * (index % 13)) % words.length])
    .join(' ')
    .replaceAll(/((?:\S+ ){60})/g, '$1\n\n');

/** A post of a day in the twenty years before 2026, with two tags. */
const post = (number: number, count: number): string => {
  const day = new Date(Date.UTC(2006, 0, 1 + Math.floor((number / count) * 20 * 365))).toISOString();
  const of = (step: number): string => `"Tag ${(number * step) % tags}"`;
  return `---
title: "Post ${number}"
description: "What the keeper of the lamp wrote down on an evening, and nobody asked for, number ${number}."
form: "essay"
published: "${day.slice(0, 10)}"
tags: [${of(1)}, ${of(7) === of(1) ? '"Lamps"' : of(7)}]
---

${prose(number)}
`;
};

const writePosts = async (folder: string, count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    const place = join(folder, 'data', 'posts', `post-${number}`);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'index.md'), post(number, count));
  }
};

/** The page with the most HTML: its path, and its bytes. */
const largestPage = async (folder: string) => {
  const names = await readdir(join(folder, 'public'), { recursive: true });
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => ({ name, bytes: (await stat(join(folder, 'public', name))).size })),
  );
  return pages.reduce((most, page) => (page.bytes > most.bytes ? page : most));
};

/** What the check and builds cost with blogs of several sizes, each made anew, once, and how large a page gets. */
export async function* blog(root: string, scratch: string): AsyncGenerator<Row> {
  for (const size of sizes) {
    const folder = join(scratch, `blog-${size}`);
    await makeCatalogue(root, folder, books, narrowest);
    await writePosts(folder, size);
    const checked = await timed('npm', ['run', 'check'], folder);
    const cold = await coldBuild(folder);
    const edited = join(folder, 'data', 'posts', 'post-1', 'index.md');
    await writeFile(edited, `${await readFile(edited, 'utf8')}\nOne more.\n`);
    const warm = await gatsbyBuild(folder);
    const { name, bytes } = await largestPage(folder);
    yield {
      what: `${size} posts`,
      'check, s': round(checked.seconds, 1),
      'build, s': round(cold.seconds),
      'after an edit, s': round(warm.seconds),
      'peak MiB': round(Math.max(cold.peakMebibytes, warm.peakMebibytes)),
      'largest page': name,
      'its bytes': bytes,
    };
  }
}
