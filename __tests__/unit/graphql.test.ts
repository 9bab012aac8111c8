import { isInterfaceType, isObjectType } from 'graphql';
import { collections } from '../../src/content/model/collections';
import { typeDefinitions } from '../../src/content/gatsby/typeDefinitions';
import { schema } from '../support/graphql';

const fieldsOf = (type: string): Record<string, string> => {
  const found = schema.getType(type);
  if (!isObjectType(found) && !isInterfaceType(found)) throw new Error(`no type ${type}`);
  return Object.fromEntries(
    Object.values(found.getFields()).map(({ name, type: of }) => [name, of.toString()]),
  );
};

test('every collection has a type', () => {
  for (const { type } of Object.values(collections)) expect(isObjectType(schema.getType(type))).toBe(true);
});

test('a book has the fields of the schema, required or not, its id under Gatsby’s name', () => {
  expect(fieldsOf('Book')).toEqual({
    id: 'ID!',
    jsonId: 'Int!',
    entryId: 'String!',
    collection: 'String!',
    title: 'String!',
    image: 'File!',
    imagePixels: 'String',
    imageSizeInWords: 'String',
    link: 'String',
    linkHost: 'String',
    affiliate: 'Boolean',
    about: 'CoverEntryAbout',
    series: 'PlaceInSeries',
    furtherSeries: '[PlaceInSeries!]',
    editions: '[CoverEntryEditions!]',
    published: 'String',
    publishedInWords: 'String',
    form: 'String',
    words: 'Int',
    contains: '[CoverEntryContains!]',
    contributors: '[Contributor!]',
    awards: '[Award!]',
    identifiers: 'WorkIdentifiers',
    translation: 'TranslationOf',
    trade: 'Trade',
    draft: 'Boolean',
    aliases: '[String!]',
    from: 'String',
    fromInWords: 'String',
    slug: 'String!',
    isHidden: 'Boolean!',
    pagePath: 'String',
    share: 'File',
    sharePixels: 'String',
    shareSizeInWords: 'String',
    shareImage: 'String',
  });
});

test('books, audiobooks and anthologies are one thing, which can be asked for at once', () => {
  const found = schema.getType('CoverEntry');
  if (!isInterfaceType(found)) throw new Error('no interface CoverEntry');
  const types = schema.getPossibleTypes(found).map(({ name }) => name);
  expect(types.sort()).toEqual(['Anthology', 'Audiobook', 'Book']);
  for (const type of types) expect(fieldsOf(type)).toEqual(expect.objectContaining(fieldsOf('CoverEntry')));
});

test('the texts of all pages can be asked for at once, which are switched off', () => {
  const found = schema.getType('PageText');
  if (!isInterfaceType(found)) throw new Error('no interface PageText');
  const types = schema.getPossibleTypes(found).map(({ name }) => name);
  const inPages = Object.values(collections).filter(({ files }) => files.startsWith('pages/'));
  // Those of the author's own are drafts or not, and none is switched off.
  expect([...types, 'OwnPage'].sort()).toEqual(inPages.map(({ type }) => type).sort());
  expect(fieldsOf('PageText')).toMatchObject({ off: 'Boolean', slug: 'String!', html: 'String!' });
});

test('what has a page is shared by a picture, which may be the author’s, and nothing else is', () => {
  const has = (field: string) =>
    Object.values(collections)
      .map(({ type }) => type)
      .filter((type) => field in fieldsOf(type));
  expect(has('shareImage')).toEqual(has('share'));
  expect(has('share')).toEqual(
    expect.arrayContaining([
      'Page',
      'AboutPage',
      'Policy',
      'Post',
      'Story',
      'Series',
      'Audiobook',
      'PressKit',
    ]),
  );
  expect(has('share')).not.toContain('Excerpt');
});

test('which nodes hang on which is said, so that no type depends on what an author has written', () => {
  const types = /^type (\w+) implements Node.*@childOf\(types: \["(\w+)"\]\)/gm;
  const parents = Object.fromEntries(
    [...typeDefinitions().matchAll(types)].map(([, type = '', parent = '']) => [type, parent]),
  );
  expect(parents).toMatchObject({ Book: 'File', Post: 'MarkdownRemark', SiteSettings: 'File' });
  const written = new Set(Object.values(collections).map(({ type }) => type));
  expect(Object.keys(parents).sort()).toEqual([...written, 'LeftOut', 'Unlisted'].sort());
});

test('objects within an entry have types of their own', () => {
  expect(fieldsOf('SiteSettings')).toMatchObject({
    press: 'SiteSettingsPress',
    profiles: '[SiteSettingsProfiles!]',
    footerYear: 'Int!',
  });
  expect(fieldsOf('SiteSettingsPress')).toEqual({ name: 'String!', slug: 'String!' });
  expect(fieldsOf('SiteSettingsProfiles')).toEqual({
    title: 'String!',
    link: 'String!',
    linkHost: 'String!',
    linkSign: 'String!',
  });
  expect(fieldsOf('SiteSettings')).toMatchObject({
    profilesInFooter: 'Boolean',
    footerHtml: 'String',
    newsletterHtml: 'String',
  });
});

test('a page of the kit’s may be switched off', () => {
  for (const type of ['Page', 'AboutPage', 'SobrietyPage'])
    expect(fieldsOf(type)).toHaveProperty('off', 'Boolean');
  expect(fieldsOf('Policy')).not.toHaveProperty('off');
});

test('lists, texts in Markdown, sounds and days have what the pages need', () => {
  expect(fieldsOf('SobrietyPage')).toMatchObject({ columns: '[String!]!', html: 'String!' });
  expect(fieldsOf('Soundtrack')).toMatchObject({
    audio: 'File!',
    audioSeconds: 'Float!',
    audioSizeInWords: 'String!',
  });
  expect(fieldsOf('Post')).toMatchObject({ published: 'String!', publishedInWords: 'String!' });
});
