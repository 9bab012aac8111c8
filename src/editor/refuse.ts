/** What of a request to the file API decides whether it is let in. */
export interface ApiRequest {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

/** Why a request is refused. */
export interface Refusal {
  readonly status: 403 | 415 | 422;
  readonly error: string;
}

/** Only this machine, by a name that no stranger's name server can point here. */
const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Folders and files of the content: no hidden ones, none above it. */
const content = /^data(\/(?!\.)[^/\\:*?"<>|]+)*\/?$/;

/** Files that the content is made of. */
const file = /\.(json|md|jpe?g|png|webp|avif|svg|mp3|m4a|ogg|opus)$/i;

const fileKeys = ['path', 'newPath'];
const folderKeys = ['folder', 'mediaFolder'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** All paths in the parameters of an action, whatever the depth: those of files, and those of folders. */
const pathsIn = (value: unknown): { files: string[]; folders: string[] } => {
  if (typeof value !== 'object' || value === null) return { files: [], folders: [] };
  const found = Object.entries(value).map(([key, inner]) => {
    if (fileKeys.includes(key)) return { files: [String(inner)], folders: [] };
    if (folderKeys.includes(key)) return { files: [], folders: [String(inner)] };
    if (key === 'paths' && Array.isArray(inner)) return { files: inner.filter(isText), folders: [] };
    return pathsIn(inner);
  });
  return { files: found.flatMap(({ files }) => files), folders: found.flatMap(({ folders }) => folders) };
};

/**
 * Says why a request to the file API is refused; null where it may pass. A page of another origin must not write a
 * byte: a browser sends its origin with every POST, and JSON from elsewhere only after asking, which nobody answers.
 */
export const refuse = ({ host = '', origin, contentType = '', body }: ApiRequest): Refusal | null => {
  if (!local.test(host)) return { status: 403, error: `${host} is not this machine` };
  if (origin !== `http://${host}`) return { status: 403, error: `${origin ?? 'no origin'} may not edit` };
  if (!/^application\/json\b/.test(contentType)) return { status: 415, error: 'send JSON' };
  const { files, folders } = pathsIn(body);
  const wrong =
    files.find((path) => !content.test(path) || !file.test(path)) ??
    folders.find((path) => !content.test(path));
  return wrong === undefined ? null : { status: 422, error: `${wrong} is not a file of the content` };
};
