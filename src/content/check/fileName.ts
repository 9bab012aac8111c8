import { codePoint, visibleCharacter } from '../model/invisible';

/** Names that Windows keeps for devices, with any ending. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i;

const longest = 255;

/** Why not every machine can have a file or folder of this name, Windows least of all; null where all can. */
export const refuseFileName = (name: string): string | null => {
  const [invisible] = /[\p{Cc}\p{Cs}\u200B\u2028-\u202E\u2066-\u2069\uFEFF\uFFFD]/u.exec(name) ?? [];
  const [sign] = /[<>:"|?*\\/]/.exec(name) ?? [];
  if (!name) return 'must not be empty';
  if (invisible) return `has the invisible character ${codePoint(invisible)}: leave it out`;
  if (!visibleCharacter.test(name.replace(/\.[^.]*$/, ''))) return 'shows nothing: take another name';
  if (sign) return `has the sign ${sign}, which Windows does not allow: leave it out`;
  if (device.test(name)) return 'is a device to Windows: take another name';
  if (/[. ]$/.test(name)) return 'ends in a dot or a space, which Windows does not keep: leave it out';
  const bytes = new TextEncoder().encode(name).length;
  return bytes > longest ? `is ${bytes} bytes long: ${longest} are the most` : null;
};
