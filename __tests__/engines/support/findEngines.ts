import { existsSync } from 'node:fs';

/** What each engine is started with: packages of Debian, and the programs by which they are known to be there. */
const programs = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
};

export type EngineName = keyof typeof programs;

/** The packages that an engine wants yet. */
export const missingFor = (name: EngineName): string[] =>
  Object.entries(programs[name]).flatMap(([debian, program]) => (existsSync(program) ? [] : [debian]));

/** The packages that the engines want yet. */
export const missing = (): string[] => [...missingFor('firefox'), ...missingFor('webkit')];
