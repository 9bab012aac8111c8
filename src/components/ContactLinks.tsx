import { graphql } from 'gatsby';
import { mailLink } from '../lib/address';
import * as styles from './ContactLinks.module.css';

/** The ways to reach the author. */
export function ContactLinks({ site }: { readonly site: Queries.ContactLinksFragment }) {
  const { mail, profiles } = site;
  return (
    <ul className={`${styles.links} column space-l`} role="list">
      <li>
        <a href={mailLink(mail)}>{mail}</a>
      </li>
      {profiles?.map(({ title, link }) => (
        <li key={link}>
          <a href={link} rel="me">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ContactLinks on SiteSettings {
    mail
    profiles {
      title
      link
    }
  }
`;
