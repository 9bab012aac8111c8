import { roles } from '../../lib/contributors';
import { results } from '../../lib/awards';
import { field, foldedGroup, groups } from './field';
import { httpsLink, oneOf, text, wholeNumber } from './fields';

/*
 * What works have in common: whose they are beside the author's, what they have won, and what catalogues call them.
 */

/** A person with the part that they had in a work. */
const contributors = groups(
  'Contributors',
  'Person',
  'who made it with you, each with their part',
  {
    name: text('Name', 'as it stands on the cover'),
    role: oneOf(
      'Part',
      'what they did. An author named after you is a co-author; where you are not named first, name all authors in their order, you among them, and each as author',
      roles,
    ),
  },
  { type: 'Contributor' },
).optional();

const awards = groups(
  'Awards',
  'Award',
  'what it has won, or stood on the list of',
  {
    award: text('Award', 'its name, without the year'),
    year: wholeNumber('Year', 'the year of the award', 1900),
    category: text('Category', 'like best novella').optional(),
    result: oneOf('Result', 'how far it came; years-best for a place in a best-of-the-year list', results),
    link: httpsLink('Link', 'where that can be read').optional(),
  },
  { type: 'Award' },
).optional();

const number = (label: string, description: string, pattern: RegExp, example: string) =>
  field(label, description, [[pattern, `must be like ${example}`]]).optional();

/** What catalogues call a work. */
const workIdentifiers = foldedGroup(
  'In catalogues',
  'what catalogues call it, so that machines know it is the same',
  {
    isfdb: number('ISFDB', 'the number of its title record in the ISFDB', /^\d+$/, '1234567'),
    wikidata: number('Wikidata', 'its item in Wikidata', /^Q\d+$/, 'Q42'),
    openLibrary: number('Open Library', 'its work in the Open Library', /^OL\d+W$/, 'OL45804W'),
    goodreads: number('Goodreads', 'the number in its address at Goodreads', /^\d+$/, '5907'),
    libraryThing: number('LibraryThing', 'the number in its address at LibraryThing', /^\d+$/, '1060'),
  },
  { type: 'WorkIdentifiers' },
).optional();

/** What catalogues call the author. */
export const authorIdentifiers = foldedGroup(
  'In catalogues',
  'what catalogues call you, so that machines know who you are',
  {
    isfdb: number('ISFDB', 'the number of your author record in the ISFDB', /^\d+$/, '1234'),
    wikidata: number('Wikidata', 'your item in Wikidata', /^Q\d+$/, 'Q42'),
    openLibrary: number('Open Library', 'you in the Open Library', /^OL\d+A$/, 'OL26320A'),
    goodreads: number('Goodreads', 'the number in your address at Goodreads', /^\d+$/, '4'),
    libraryThing: number(
      'LibraryThing',
      'the last part of your address there',
      /^[a-z0-9-]+$/,
      'quisthalvor',
    ),
  },
).optional();

/** The fields that all works have. */
export const workFields = { contributors, awards, identifiers: workIdentifiers };
