import { graphql } from 'gatsby';
import * as styles from './ContactLinks.module.css';

interface ContactLinksProps {
  readonly site: Queries.ContactLinksFragment;
}

/** The ways to reach the author. */
export function ContactLinks({ site: { mail, social } }: ContactLinksProps) {
  return (
    <ul className={styles.links} role="list">
      <li>
        <a href={`mailto:${mail}`}>{mail}</a>
      </li>
      <li>
        <a href={social.link} rel="me">
          {social.title}
        </a>
      </li>
    </ul>
  );
}

export const fragment = graphql`
  fragment ContactLinks on SiteSettings {
    mail
    social {
      title
      link
    }
  }
`;
