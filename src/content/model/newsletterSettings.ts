import { z } from 'zod';
import { described, field, groups } from './field';
import { httpsLink, sentences, text, yesNo } from './fields';

/** By what a form calls a field: a name in HTML may be anything, those of providers have no spaces. */
const fieldName = (label: string, description: string) =>
  field(label, description, [[/^[^\s"<>]+$/, 'must be a name without spaces, like EMAIL']]);

const ofNoForm = 'belongs to a form, and there is none: leave it out, or write the address of the form';

/** Where readers sign up for news: at a link, or by a form, which sends to the author's mailing service. */
export const newsletter = described(
  z
    .strictObject({
      title: text('Title', 'what it is called'),
      sentence: sentences('Sentence', 'what comes, and how often'),
      link: httpsLink('Link', 'the page where readers sign up, if you have no form for them').optional(),
      action: httpsLink(
        'Form address',
        'where your provider’s form sends to: what stands behind action= in it',
      ).optional(),
      mailField: fieldName(
        'Mail field',
        'what that form calls the mail address: what stands behind name= in it, like EMAIL',
      ).optional(),
      hidden: groups('Hidden fields', 'Hidden field', 'what that form sends besides, of type="hidden"', {
        name: fieldName('Name', 'what stands behind name='),
        value: text('Value', 'what stands behind value='),
      }).optional(),
      inFooter: yesNo(
        'In the footer',
        'it stands at the foot of every page, instead of on the contact page alone',
      ).optional(),
      atPosts: yesNo('Below posts', 'it stands at the end of each post too').optional(),
      atStories: yesNo('Below stories', 'it stands at the end of each story’s own page too').optional(),
      atBooks: yesNo(
        'Below books',
        'it stands at the end of each book’s own page too; of audiobooks and anthologies as well',
      ).optional(),
    })
    .refine(({ link, action }) => link !== undefined || action !== undefined, { path: ['link'] })
    .refine(({ link, action }) => link === undefined || action === undefined, {
      path: ['action'],
      error: 'stands beside a link: keep one of the two',
    })
    .refine(({ action, mailField }) => action === undefined || mailField !== undefined, {
      path: ['mailField'],
    })
    .refine(({ action, mailField }) => action !== undefined || mailField === undefined, {
      path: ['mailField'],
      error: ofNoForm,
    })
    .refine(({ action, hidden }) => action !== undefined || hidden === undefined, {
      path: ['hidden'],
      error: ofNoForm,
    }),
  {
    label: 'Newsletter',
    description: 'where readers sign up for your news; it stands on the contact page, and where else you say',
    isFolded: true,
  },
);
