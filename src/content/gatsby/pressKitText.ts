import type { PlacedEntry } from '../model/siteContent';
import type { PressKitWords } from '../../words/inNode';

type Site = Pick<PlacedEntry<'site'>['fields'], 'title' | 'author' | 'siteUrl' | 'mail'>;
type Kit = PlacedEntry<'pressKit'>['fields'];

/** The words of a press kit as a plain text: who it is, the bios, the facts, whom to write to. */
export const pressKitText = (site: Site, kit: Kit, words: PressKitWords): string => {
  const part = (heading: string, text: string | null | undefined): string[] =>
    text ? [`${heading}\n\n${text.trim()}`] : [];
  return `${[
    `${site.author}\n${site.title}, ${site.siteUrl}/`,
    ...part(words.bio(50), kit.bio50),
    ...part(words.bio(100), kit.bio100),
    ...part(words.bio(250), kit.bio250),
    ...part(words.facts, kit.facts?.map(({ name, value }) => `${name}: ${value}`).join('\n')),
    ...part(words.portrait, kit.portraitCredit),
    ...part(words.contact, kit.contact ?? site.mail),
  ].join('\n\n\n')}\n`;
};
