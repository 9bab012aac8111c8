import type { PressKitWords } from '../types';

export const words: PressKitWords = {
  title: 'Press kit',
  description: (author) =>
    `Bios of ${author} in three lengths, a portrait and the covers in print size, facts, and whom to write to.`,
  lead: 'For those who announce, review or introduce.',
  everything: (size) => `Download everything (ZIP, ${size})`,
  bio: (words) => `In ${words} words`,
  copy: 'Copy',
  copied: 'Copied',
  portrait: 'Portrait',
  facts: 'Facts',
  contact: 'Contact',
  covers: 'Covers',
  audiobook: 'Audiobook',
};
