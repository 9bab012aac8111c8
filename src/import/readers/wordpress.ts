import { wordpressHtml } from '../text/wordpress/wordpressHtml';
import type { Found, Input, InputFile, Source } from '../found';
import { lostAt } from '../given';
import { xmlElements } from '../xml';
import { fateOf } from './wordpress/fate';
import { foundBook } from './wordpress/books/foundBook';
import { foundSeries } from './wordpress/books/series';
import { keyOf } from './wordpress/common';
import { type Item, itemOf } from './wordpress/item';
import { lostMenuItems, type MenuPlace, menuPlaces } from './wordpress/menus';
import { foundPage, foundPost } from './wordpress/postsAndPages';
import { foundFile, foundLeft, foundMoves, lostAuthors } from './wordpress/rest';
import { foundSite } from './wordpress/site';
import { emptySurvey, type Survey, type ToHtml } from './wordpress/survey';
import { surveyRecord } from './wordpress/surveyRecord';

/** In UTF-16, every other byte of the head is none. */
const isExport = ({ head }: InputFile): boolean =>
  /wordpress\.org\/export\/\d|<wp:(wxr_version|base_site_url)/.test(head.replaceAll('\0', ''));

const byNumber = new Intl.Collator('en', { numeric: true });

/** The files of an export: WordPress.com makes several of a large one. One alone is taken for it, to be refused with a reason. */
const filesOf = ({ files }: Input): InputFile[] => {
  const exports = files.length === 1 ? files : files.filter(isExport);
  return exports.toSorted((a, b) => byNumber.compare(a.path, b.path));
};

/** XML files beside an export that are none, like the second of three that came down empty. */
const lostFiles = ({ files }: Input): Found[] =>
  files.length === 1
    ? []
    : files
        .filter((file) => /\.xml$/i.test(file.path) && !isExport(file))
        .map(({ path }) => lostAt({ file: path }, 'the file', 'it is no export of WordPress'));

/** What stands in the channel. */
const records = (file: InputFile) => xmlElements(file, (path) => path.length === 3);

/** Reads all files once, for what has to be known before. */
const surveyOf = async (files: readonly InputFile[], toHtml: ToHtml): Promise<Survey> => {
  const survey = emptySurvey(toHtml);
  for (const file of files) for await (const record of records(file)) surveyRecord(record, file.path, survey);
  return survey;
};

/** What an entry of the export becomes, after what is lost of it. */
const foundItem = (item: Item, survey: Survey, places: ReadonlyMap<string, MenuPlace>): readonly Found[] => {
  const fate = fateOf(item);
  const found = [
    ...(fate === 'file' ? foundFile(item, survey) : []),
    ...(fate === 'post' ? [foundPost(item, survey)] : []),
    ...(fate === 'page' ? [foundPage(item, survey, places)] : []),
    ...(fate === 'myBookTable' || fate === 'mooberry' ? foundBook(item, fate, survey) : []),
  ];
  return [...item.lost, ...found];
};

/** The reader of WordPress's exports, given what makes HTML of its texts. */
export const makeWordpress = (toHtml: ToHtml): Source => ({
  name: 'WordPress',
  fits: ({ files }) => files.some(isExport),
  read: async function* (input) {
    const files = filesOf(input);
    const survey = await surveyOf(files, toHtml);
    const places = menuPlaces(survey);
    yield foundSite(survey.channel);
    yield* lostFiles(input);
    for (const file of files)
      for await (const record of records(file))
        if (record.name === 'item') yield* foundItem(itemOf(record, file.path), survey, places);
    yield* foundSeries(survey.series, (id) => keyOf(id, survey));
    yield* foundMoves(survey);
    yield* lostMenuItems(survey);
    yield* lostAuthors(survey, files[0]?.path ?? input.name);
    yield* foundLeft(survey);
  },
});

/** Exports of WordPress, and what others write in its form. */
export const wordpress = makeWordpress(wordpressHtml);
