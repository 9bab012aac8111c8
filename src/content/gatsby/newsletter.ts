import { fillPress } from '../../lib/press';
import { retailerName } from '../../lib/retailers';
import { escapeXml } from '../../lib/text';
import { type BuiltWords, builtWords } from '../../words/inNode';
import { isNewsletterAt, type NewsletterPlace, newsletterPages } from '../model/newsletterPlaces';
import type { FieldExtension, SiteSettings } from './directive';

type Newsletter = NonNullable<SiteSettings['newsletter']>;
type Words = BuiltWords['signUp'];

/** A link to the page of the provider. */
const linkHtml = (link: string, words: Words): string =>
  `<p><a href="${escapeXml(link)}">${escapeXml(words.signUpAt(retailerName(link)))}</a></p>`;

/** The provider's form. */
const formHtml = (action: string, { mailField = '', hidden }: Newsletter, words: Words): string =>
  [
    `<form class="row space-m" action="${escapeXml(action)}" method="post">`,
    ...(hidden ?? []).map(
      ({ name, value }) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
    ),
    `<label class="small soft" for="newsletter-mail">${escapeXml(words.mailAddress)}</label>`,
    `<input id="newsletter-mail" type="email" name="${escapeXml(mailField)}" autocomplete="email"`,
    ` aria-describedby="newsletter-note" required>`,
    `<button class="button" type="submit">${escapeXml(words.subscribe)}</button>`,
    `<p class="small soft" id="newsletter-note">${escapeXml(words.sentTo(retailerName(action)))}</p>`,
    '</form>',
  ].join('');

/** Where to sign up for the author's news. What is written there goes to the mailing service, and nothing goes there before. */
const sectionHtml = (newsletter: Newsletter, place: NewsletterPlace, site: SiteSettings): string => {
  const words = builtWords(site.language).signUp;
  const { title, sentence, link, action } = newsletter;
  const [heading, lead] = [title, sentence].map((text) => escapeXml(fillPress(text, site.press, 'name')));
  const classes = `newsletter column screen-only${place === 'footer' ? '' : ' ruled space-l'}`;
  return [
    `<section class="${classes}" id="newsletter" aria-labelledby="newsletter-title">`,
    `<h2 id="newsletter-title">${heading}</h2><p>${lead}</p>`,
    // Null where Gatsby knows the field of another time.
    link ? linkHtml(link, words) : '',
    action ? formHtml(action, newsletter, words) : '',
    '</section>',
  ].join('');
};

/** What is said of the newsletter at a place, as HTML; null where it does not stand there. */
export const newsletterAt = (place: NewsletterPlace, site: SiteSettings): string | null =>
  site.newsletter && isNewsletterAt(place, site.newsletter)
    ? sectionHtml(site.newsletter, place, site)
    : null;

export const newsletterPageType = `enum NewsletterPage { ${newsletterPages.join(' ')} }`;
export const newsletterHtmlField = 'newsletterHtml(at: NewsletterPage! = contact): String @newsletterHtml';

/** `@newsletterHtml`: the same for the pages of a template. */
export const newsletterHtml: FieldExtension = {
  name: 'newsletterHtml',
  extend: () => ({
    resolve: (source, args) =>
      newsletterAt((args as { readonly at: NewsletterPlace }).at, source as unknown as SiteSettings),
  }),
};
