import { renderToStaticMarkup } from 'react-dom/server';
import { fillPress } from '../../lib/press';
import { retailerName } from '../../lib/retailers';
import { type BuiltWords, builtWords } from '../../words/inNode';
import { isNewsletterAt, type NewsletterPlace } from '../model/newsletterPlaces';
import type { SiteSettings } from '../model/schema';
import type { FieldExtension } from './directive';

interface FormProps extends Pick<NonNullable<SiteSettings['newsletter']>, 'mailField' | 'hidden'> {
  readonly action: string;
  readonly words: BuiltWords['signUp'];
}

/** The provider's form. */
const Form = ({ action, mailField, hidden, words }: FormProps) => (
  <form className="row space-m" action={action} method="post">
    {hidden?.map(({ name, value }, index) => (
      <input key={index} type="hidden" name={name} value={value} />
    ))}
    <label className="small soft" htmlFor="newsletter-mail">
      {words.mailAddress}
    </label>
    <input
      id="newsletter-mail"
      type="email"
      name={mailField}
      autoComplete="email"
      aria-describedby="newsletter-note"
      required
    />
    <button className="button" type="submit">
      {words.subscribe}
    </button>
    <p className="small soft" id="newsletter-note">
      {words.sentTo(retailerName(action))}
    </p>
  </form>
);

interface NewsletterProps {
  readonly place: NewsletterPlace;
  readonly site: SiteSettings;
}

/**
 * Where to sign up for the author's news; nothing where it does not stand at this place. What is written there goes to the
 * mailing service, and nothing goes there before.
 */
export function Newsletter({ place, site: { newsletter, press, language } }: NewsletterProps) {
  if (!newsletter || !isNewsletterAt(place, newsletter)) return null;
  const words = builtWords(language).signUp;
  const { title, sentence, link, action } = newsletter;
  const classes = `newsletter column screen-only${place === 'footer' ? '' : ' ruled space-l'}`;
  return (
    <section className={classes} id="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{fillPress(title, press, 'name')}</h2>
      <p>{fillPress(sentence, press, 'name')}</p>
      {link && (
        <p>
          <a href={link}>{words.signUpAt(retailerName(link))}</a>
        </p>
      )}
      {action && <Form {...newsletter} action={action} words={words} />}
    </section>
  );
}

/** `@newsletterHtml`: what is said of the newsletter on the pages of a template, as HTML; null where nothing is. */
export const newsletterHtml: FieldExtension = {
  name: 'newsletterHtml',
  extend: () => ({
    resolve: (source, args) => {
      const { at } = args as { readonly at: NewsletterPlace };
      return renderToStaticMarkup(<Newsletter place={at} site={source as unknown as SiteSettings} />) || null;
    },
  }),
};
