import { endingOf } from '../content/model/fileTypes';

/** What the files of a site are, by their extensions. Hosts know few of the later ones. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
  ico: 'image/vnd.microsoft.icon',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  epub: 'application/epub+zip',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** What a file of the site is, by the end of its name; undefined of others. */
export const mediaTypeOf = (name: string): string | undefined => mediaTypes[endingOf(name)];

/** Whether files of a type get smaller: pictures, sounds and typefaces are compressed as they are. */
export const isTextual = (type: string): boolean => /^text\/|json|xml|javascript|wasm/.test(type);
