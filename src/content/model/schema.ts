import { z } from 'zod';
import { editor } from './editorSettings';
import {
  entryId,
  httpsLink,
  isoDate,
  languageCode,
  mailAddress,
  oneOf,
  siteAddress,
  siteLink,
  slug,
  startDate,
  text,
  texts,
  wholeNumber,
  youtubeId,
} from './fields';
import { drawing, picture, sound } from './filesBeside';

/*
 * The content model: each kind of entry once, strictly. GraphQL types, TypeScript types and the checks derive from
 * it. It has no defaults and no coercions: what is written is what is shown. collections.ts says where each lies.
 */

export const site = z.strictObject({
  title: text('Title', 'the name of the site'),
  tagline: text('Tagline', 'the line under the name'),
  author: text('Author', 'the pen name'),
  language: languageCode('Language', 'the language of the texts as a code, like en'),
  siteUrl: siteAddress('Site address', 'where the site lives, like https://example.com'),
  logo: drawing('Logo', 'the logo as an SVG', 'logo.svg'),
  icon: picture('Icon', 'a square picture', 'icon.png', 512),
  press: z
    .strictObject({
      name: text('Name', 'the name of the press'),
      slug: slug('Slug', 'the last part of the press page’s address'),
    })
    .meta({ label: 'Press', description: 'the small press: {"name": …, "slug": …}' }),
  company: text('Company', 'the name in the copyright line'),
  footerYear: wholeNumber('Footer year', 'the year in the copyright line', 1900),
  mail: mailAddress('Mail', 'the address that the contact links open'),
  social: z
    .strictObject({
      title: text('Title', 'what the link says'),
      link: httpsLink('Link', 'the profile’s address, starting with https://'),
    })
    .meta({ label: 'Social media', description: 'a profile: {"title": …, "link": …}' }),
  editor: editor.optional(),
});

export const navigationItem = z.strictObject({
  id: entryId(),
  title: text('Title', 'what the navigation says; {press} stands for the press’s name'),
  link: siteLink('Link', 'a page of this site, like /about/; {press} stands for the press’s slug'),
});

/** Books, audiobooks and anthologies: a cover that leads to a shop. */
export const coverEntry = z.strictObject({
  id: entryId(),
  title: text('Title', 'the title as on the cover'),
  image: picture('Cover', 'the cover', 'cover.jpg', 480),
  link: httpsLink('Link', 'the page at the retailer, starting with https://'),
});

export const video = z.strictObject({
  id: entryId(),
  videoId: youtubeId('Video id', 'the 11 characters after watch?v= in the video’s address'),
  title: text('Title', 'the title of the video'),
  poster: picture('Poster', 'the picture shown before a click', 'poster.jpg', 852),
});

export const sobrietyEntry = z.strictObject({
  id: entryId(),
  name: text('Name', 'a first name, a handle or initials'),
  startDate: startDate('Start date', 'the first sober day'),
});

export const soundtrack = z.strictObject({
  id: entryId(),
  title: text('Title', 'the title of the piece'),
  bpm: wholeNumber('BPM', 'beats per minute, a whole number'),
  description: text('Description', 'what it is for, in a sentence'),
  audio: sound('Audio', 'the recording', 'track.mp3'),
});

export const activity = z.strictObject({
  id: entryId(),
  title: text('Title', 'what the widget shows'),
  embed: httpsLink('Embed', 'the address inside the embed code, starting with https://'),
  link: httpsLink('Link', 'the same at the service, for visitors without JavaScript'),
  width: wholeNumber('Width', 'the widget’s width in pixels'),
  height: wholeNumber('Height', 'the widget’s height in pixels'),
  poster: picture('Poster', 'the picture shown before a click', 'poster.jpg', 600),
});

export const project = z.strictObject({
  id: entryId(),
  title: text('Title', 'the name of the project'),
  description: text('Description', 'what it does, in a few sentences'),
  repository: httpsLink('Repository', 'where the source is, starting with https://'),
  site: httpsLink('Site', 'where it runs, starting with https://'),
});

export const page = z.strictObject({
  title: text('Title', 'the heading of the page; {press} stands for the press’s name'),
  description: text('Description', 'one sentence for search results'),
});

export const aboutPage = page.extend({
  photo: picture('Photo', 'the photo', 'portrait.jpg', 640),
  photoAlt: text('Photo in words', 'what the photo shows, for those who do not see it'),
});

export const sobrietyPage = page.extend({
  columns: texts('Columns', 'the three headings of the table', 3),
});

export const post = z.strictObject({
  id: entryId(),
  title: text('Title', 'the headline'),
  description: text('Description', 'one sentence for search results'),
  form: oneOf('Form', 'story for fiction, which is set as in a book, or essay', ['story', 'essay']),
  published: isoDate('Published', 'the day it appeared'),
});

export const policy = page.extend({
  updated: isoDate('Updated', 'the day it was last changed'),
});

export type SiteSettings = z.infer<typeof site>;
