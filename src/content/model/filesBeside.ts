import { field, type FieldKind, type Rule } from './field';

/** The endings of the files that an entry may name, by what these are. */
const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const drawingEndings = ['svg'];
const soundEndings = ['mp3', 'm4a', 'ogg', 'opus'];
export const mediaEndings: readonly string[] = [...pictureEndings, ...drawingEndings, ...soundEndings];

/** What the name of a file says that it is; null where it is neither a picture nor a sound. */
export const kindOfFile = (name: string): 'picture' | 'sound' | null => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (soundEndings.includes(ending)) return 'sound';
  return mediaEndings.includes(ending) ? 'picture' : null;
};

const fileBeside = (label: string, hint: string, name: string, rule: Rule, kind: FieldKind, more = {}) =>
  field(
    label,
    `${hint}, a file beside this one like ./${name}`,
    [[/^\.\/[^./\\][^/\\]*$/, 'must be a file beside this one, like ./cover.jpg'], rule],
    kind,
    { hint, ...more },
  );

/** A picture lying beside the entry, by a name like `name`; the largest width at which the site shows it is in pixels. */
export const picture = (label: string, hint: string, name: string, largestWidth: number) =>
  fileBeside(
    label,
    `${hint}, at least ${largestWidth} pixels wide`,
    name,
    [/\.(jpe?g|png|webp|avif)$/, 'must end in .jpg, .png, .webp or .avif'],
    'picture',
    { largestWidth },
  );

/** A vector drawing lying beside the entry, by a name like `name`. */
export const drawing = (label: string, hint: string, name: string) =>
  fileBeside(label, hint, name, [/\.svg$/, 'must end in .svg'], 'picture');

/** A sound file lying beside the entry, by a name like `name`. */
export const sound = (label: string, hint: string, name: string) =>
  fileBeside(label, hint, name, [/\.(mp3|m4a|ogg|opus)$/, 'must end in .mp3, .m4a, .ogg or .opus'], 'sound');
