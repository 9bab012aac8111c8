import { fileKindIn } from '../../../content/model/fileFields';
import type { FieldInfo } from '../../../content/model/fieldInfo';
import { endingOf } from '../../../content/model/fileTypes';
import { Refused } from '../../../content/read/refused';
import { type Area, drawn } from './draw';
import { brokenRule, nameFor, ownName } from './fileNames';
import { largestInText, namedAs, type NamedFile, shrunk } from './shrunk';

/** The width of a cover that the press kit hands out for print. */
const largestCover = 2000;

/** The width to which pictures of a field are shrunk, in pixels: fine screens have two for one. */
export const largestIn = ({ largestWidth, isUpright }: FieldInfo): number =>
  largestWidth ? Math.max(2 * largestWidth, isUpright ? largestCover : 0) : largestInText;

/** A chosen file as a field takes it, beside the names that are taken. Throws Refused where the field takes no such file. */
export const chosen = async (
  file: File,
  info: FieldInfo,
  taken: readonly string[],
  given: string | undefined,
): Promise<NamedFile> => {
  const own = { file, name: ownName(file.name, info.example) };
  const isSound = fileKindIn(info) === 'sound';
  const ready = isSound ? own : await shrunk(file, own.name, largestIn(info));
  const name = nameFor(ready.name, taken, given);
  const fault = brokenRule(info.rules, name);
  if (fault) throw new Refused(`${file.name} ${fault}`);
  return { file: ready.file, name };
};

const loaded = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

interface Redrawing {
  readonly largest: number;
  readonly taken: readonly string[];
  readonly area?: Area;
  readonly isTurned?: boolean;
}

/** The picture at an address, cut to an area or turned, under its own name where it stays in its format. */
export const redrawn = async (url: string, given: string, how: Redrawing): Promise<NamedFile> => {
  const image = await loaded(url);
  const { naturalWidth: width, naturalHeight: height } = image;
  const { area = { x: 0, y: 0, width, height }, taken, ...rest } = how;
  const ending = endingOf(given).replace('jpg', 'jpeg');
  // No browser writes AVIF.
  const type = `image/${ending === 'avif' ? 'webp' : ending}`;
  const file = await drawn(image, area, { ...rest, type });
  const name = namedAs(given, file.type);
  return { file, name: name === given ? given : nameFor(name, taken, given) };
};
