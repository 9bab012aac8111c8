/*
 * What the author reads where a file is not read.
 */

const elsewhere = 'in WordPress, choose Tools and Export, and give the file that it saves';

export const isEmpty = (file: string): string => `${file} is empty: export it again`;

export const isWebPage = (file: string): string =>
  `${file} is a web page and no export of WordPress: ${elsewhere}`;

export const isNoExport = (file: string): string => `${file} is no export of WordPress: ${elsewhere}`;

export const hasDoctype = (file: string, line: number): string =>
  `${file} has a DOCTYPE in line ${line}, which no export has and which can do harm: nothing of it is read`;

export const isCutOff = (file: string, line: number): string =>
  `${file} ends in the middle, in line ${line}: export it again`;

export const isBroken = (file: string, line: number, why: string): string =>
  `${file} is not valid XML in line ${line} (${why}): export it again`;

export const isTooLong = (file: string, line: number, most: number): string =>
  `${file} has more in line ${line} than an entry can have (${most.toLocaleString('en')} characters): delete it there, and export it again`;

export const isTooDeep = (file: string, line: number): string =>
  `${file} is nested more deeply in line ${line} than an export is: export it again`;
