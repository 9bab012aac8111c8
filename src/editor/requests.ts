import { z } from 'zod';
import { isEntryFile } from '../content/model/entryFiles';
import { inContent, isContentFile, versionId } from './change/paths';

const isNot =
  (what: string) =>
  ({ input }: { readonly input?: unknown }) =>
    `${String(input)} is not ${what}`;

const path = z.string().regex(inContent, { error: isNot('a file of the content'), abort: true });
const entryPath = path.refine(isEntryFile, { error: isNot('the file of an entry') });
const anyPath = path.refine(isContentFile, { error: isNot('a file of the content') });

/** The state of an entry that a change starts from: what listContent has said; null for a new one. */
const base = z.string().nullable();

/** A file as it is to be: the text of an entry, the bytes of a picture, or neither where it is to go. */
const fileChange = z.object({ path: anyPath, text: z.string().optional(), base64: z.base64().optional() });

const version = z.string().regex(versionId, 'is not a version');

/** A change as the author was shown it: what getChanges has said. It is looked for among those that are there. */
const shown = z.object({ id: z.string(), version: z.string() });

/** The message of a version, in one line. */
const message = z
  .string()
  .trim()
  .min(1, 'say in a few words what has changed')
  .max(500, 'is too long: 500 characters are the most')
  .regex(/^\P{Cc}*$/u, 'must be one line');

/** The numbers of more books than anybody wrote. */
const isbns = z.string().max(20_000, 'is too long: look up some of them, and then the others');

/** Answers to the questions of an import, by their names. */
const answers = z.array(z.tuple([z.string(), z.string()]));

const action = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, params: Shape) =>
  z.object({ action: z.literal(name), params: z.object(params) });

/**
 * What the editor's page may ask for: the content, changes of several files at once with the states that they start from, imports,
 * and what git is to do with what has changed. Nothing of a request gets to git but the message of a version, the digest of
 * one, and the path of a file below `data/`.
 */
export const editorRequest = z.discriminatedUnion(
  'action',
  [
    action('listContent', {}),
    action('readFile', { path: anyPath, version: version.optional() }),
    action('saveChange', { files: z.array(fileChange).min(1), bases: z.record(z.string(), base) }),
    action('historyOf', { path: entryPath }),
    action('getChanges', {}),
    action('keepChanges', { message, changes: z.array(shown).min(1), left: z.array(shown).optional() }),
    action('pushVersions', {}),
    action('fetchVersions', {}),
    action('compareChange', { change: shown }),
    action('undoChange', { change: shown }),
    action('lookUpIsbns', { text: isbns }),
    action('prepareImport', {
      turn: z.int(),
      answers,
      replace: z.array(z.string()),
      isFetching: z.boolean(),
    }),
    action('keepImport', { turn: z.int() }),
    action('dropImport', { turn: z.int() }),
    action('lastImport', {}),
    action('undoImport', {}),
    action('importStep', {}),
  ],
  { error: 'is not a request of the editor' },
);

export type EditorRequest = z.infer<typeof editorRequest>;
type Action = EditorRequest['action'];

/** The parameters of an action. */
export type Params<Name extends Action> = Extract<EditorRequest, { action: Name }>['params'];
