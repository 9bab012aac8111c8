import { type DecapField, decapFields } from './decapFields';
import {
  type Collection,
  type CollectionName,
  collections,
  contentFolder,
  growingCollections,
  nameField,
  pageCollections,
} from '../content/model/collections';
import type { Entry } from '../content/read/entry';
import { nextIds } from '../content/write/nextIds';
import { mayBeOff, pageFile, pageLabel, pageNames } from '../content/model/pages';
import { collectionOf } from '../content/model/entryFiles';
import { capitalise } from '../lib/text';
import { localIsoDate } from '../lib/localIsoDate';

/** The form in which entries are read and written, JSON and Markdown alike: src/editor/browser/format.ts. */
export const contentFormat = 'content';

/** Where a new entry has its name in addresses while it is saved; it is in no file. */
export const slugField = '_slug';

/** What tells a page of the author's own from the texts of the kit's, which lie in the same folder; it is in no file. */
export const ownPageMark = '_own';

export const inNoFile: readonly string[] = [slugField, ownPageMark];

/** A collection in the words of the editor's configuration: entries of the same fields, or files with their own. */
export type DecapCollection = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly fields?: readonly DecapField[];
  readonly files?: readonly (Readonly<Record<string, unknown>> & {
    readonly name: string;
    readonly fields: readonly DecapField[];
  })[];
};

/** Pictures lie beside the file that names them, and are named from there. */
const besideEntry = { media_folder: '', public_folder: '.' };

/** As the site orders them. */
const orderOf = (nextId: number | undefined, newestBy: string | undefined): object[] => {
  if (nextId) return [{ field: 'id', default_sort: 'asc' }];
  return newestBy ? [{ field: newestBy, default_sort: 'desc' }] : [];
};

/** A collection to which the author adds: every file of a folder, or every folder of one. */
const folderCollection = (
  name: CollectionName,
  one: string,
  entries: readonly Entry[],
  today: string,
): DecapCollection => {
  const { label, files, newestBy }: Collection = collections[name];
  const { [name]: nextId } = nextIds(entries);
  const fields = decapFields(name, entries, today);
  const title = nameField(name) ?? '';
  return {
    name,
    label,
    label_singular: capitalise(one),
    folder: `${contentFolder}/${files.split('/')[0]}`,
    ...(files.includes('/index.') && { path: '{{slug}}/index', ...besideEntry }),
    extension: files.endsWith('.md') ? 'md' : 'json',
    format: contentFormat,
    create: true,
    ...(name === 'ownPages' && { filter: { field: ownPageMark, value: true } }),
    identifier_field: title,
    slug: `{{fields.${slugField}}}`,
    summary: nextId ? `{{id}}. {{${title}}}` : `{{${title}}}`,
    sortable_fields: [...orderOf(nextId, newestBy), title],
    fields,
  };
};

/** The field of the constants that says at which Git host they may be edited: nothing for an author to meet in passing. */
const hostField = 'editor';

/** A file that is alone of its kind: the constants, the text of a page, and what may be there, the press kit. */
const file = (path: string) => {
  const { collection, slug } = collectionOf(path) ?? { collection: 'pages', slug: path };
  return {
    name: slug,
    label: pageCollections.includes(collection) ? pageLabel(slug) : collections[collection].label,
    file: `${contentFolder}/${path}`,
    ...besideEntry,
    fields: decapFields(collection)
      .filter((field) => field.name !== hostField)
      .map((field) => (field.name === 'off' && !mayBeOff(slug) ? { ...field, widget: 'hidden' } : field)),
  };
};

/** The same constants, of which this form has what the other has not. Decap knows a file once in a collection. */
const host: DecapCollection = {
  name: 'web',
  label: 'Setup: editor on the web',
  description:
    'Nothing you need. It is for writing without this machine, and docs/hosted-editor.md says what to fill in.',
  format: contentFormat,
  delete: false,
  files: [
    {
      ...file(collections.site.files),
      label: 'Where it saves',
      fields: decapFields('site').filter(({ name }) => name === hostField),
    },
  ],
};

/**
 * What the editor knows of the content, derived from the schema: a new field appears in it by being added there.
 * `today` is an ISO date. https://decapcms.org/docs/configuration-options/
 */
export const decapCollections = (
  entries: readonly Entry[],
  today = localIsoDate(new Date()),
): DecapCollection[] => [
  {
    name: 'files',
    label: 'Site and pages',
    format: contentFormat,
    delete: false,
    files: [
      collections.site.files,
      ...pageNames.map(pageFile),
      collections.pressKit.files,
      collections.redirects.files,
    ].map(file),
  },
  ...growingCollections.map(({ name, one }) => folderCollection(name, one, entries, today)),
  host,
];
