import type { z } from 'zod';
import { listed } from '../../lib/text';
import { field, type More, type Rule } from './field';
import { fieldsOf, type FieldInfo, type NamedField } from './fieldInfo';
import { type FileKind, fileKinds, fileTypes, heicEnding, isHeic } from './fileTypes';

const notHeic: Rule = [new RegExp(`^(?!.*${heicEnding.source})`), `is ${isHeic}`];

/** A pattern for an ending in capitals or not, as cameras and Windows write it, without flags. */
const inAnyCase = (ending: string): string =>
  ending.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const fileBeside = (kind: FileKind, label: string, hint: string, example: string, more: More = {}) => {
  const endings = fileTypes[kind];
  const ending = new RegExp(String.raw`\.(${endings.map(inAnyCase).join('|')})$`);
  return field(
    label,
    `${hint}, a file beside this one like ./${example}`,
    [
      [/^\.\/[^./\\][^/\\]*$/, 'must be a file beside this one, like ./cover.jpg'],
      ...(kind === 'picture' ? [notHeic] : []),
      [
        ending,
        `must end in ${listed(
          endings.map((one) => `.${one}`),
          'or',
        )}`,
      ],
    ],
    { kind, hint, example, ...more },
  );
};

/** A picture beside the entry, with a name like `example`; its largest width on the site is in pixels. */
export const picture = (
  label: string,
  hint: string,
  example: string,
  largestWidth: number,
  more: More = {},
) =>
  fileBeside('picture', label, `${hint} (at least ${largestWidth} pixels wide)`, example, {
    largestWidth,
    ...more,
  });

/** How a text names a picture. */
export const pictureInText = picture('Picture', '', '', 0);

/** A vector drawing beside the entry, with a name like `example`. */
export const drawing = (label: string, hint: string, example: string) =>
  fileBeside('drawing', label, hint, example);

/** A sound beside the entry, with a name like `example`. */
export const sound = (label: string, hint: string, example: string) =>
  fileBeside('sound', label, hint, example);

/** How a text names a sound. */
export const soundInText = sound('Sound', '', '');

/** The kind of file that a field names; null where it names none. */
export const fileKindIn = ({ kind }: FieldInfo): FileKind | null =>
  fileKinds.find((one) => one === kind) ?? null;

/** The fields of a schema that name files beside the entry. */
export const fileFieldsOf = (schema: z.ZodObject): (NamedField & { readonly fileKind: FileKind })[] =>
  fieldsOf(schema).flatMap((named) => {
    const fileKind = fileKindIn(named.info);
    return fileKind ? [{ ...named, fileKind }] : [];
  });
