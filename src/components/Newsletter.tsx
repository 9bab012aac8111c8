import { graphql } from 'gatsby';
import { words } from 'site-words/contact';
import * as styles from './Newsletter.module.css';

/** Where to sign up for the author's news. What is written into the form goes to the mailing service, and nothing goes there before. */
export function Newsletter({ site }: { readonly site: Queries.NewsletterFragment }) {
  const { newsletter } = site;
  if (!newsletter) return null;
  const { title, sentence, link, linkHost, action, actionHost, mailField, hidden } = newsletter;
  return (
    <section
      className={`${styles.newsletter} ruled column space-l screen-only`}
      id="newsletter"
      aria-labelledby="newsletter-title"
    >
      <h2 id="newsletter-title">{title}</h2>
      <p>{sentence}</p>
      {link && (
        <p>
          <a href={link}>{words.signUpAt(linkHost ?? '')}</a>
        </p>
      )}
      {action && (
        <form className={`${styles.form} row space-m`} action={action} method="post">
          {hidden?.map(({ name, value }) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <label className="small soft" htmlFor="newsletter-mail">
            {words.mailAddress}
          </label>
          <input
            className={styles.address}
            id="newsletter-mail"
            type="email"
            name={mailField ?? ''}
            autoComplete="email"
            aria-describedby="newsletter-note"
            required
          />
          <button className={`${styles.send} button`} type="submit">
            {words.subscribe}
          </button>
          <p className="small soft" id="newsletter-note">
            {words.sentTo(actionHost ?? '')}
          </p>
        </form>
      )}
    </section>
  );
}

export const fragment = graphql`
  fragment Newsletter on SiteSettings {
    newsletter {
      title
      sentence
      link
      linkHost
      action
      actionHost
      mailField
      hidden {
        name
        value
      }
    }
  }
`;
