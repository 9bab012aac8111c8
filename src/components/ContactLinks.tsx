import { graphql } from 'gatsby';
import { mailLink } from '../lib/address';
import * as styles from './ContactLinks.module.css';
import { Sign } from './Sign';

const envelope = 'M3.5 5.5H20.5V18.5H3.5ZM4 6L12 13L20 6';

/** The ways to reach the author. */
export function ContactLinks({ site }: { readonly site: Queries.ContactLinksFragment }) {
  const { mail, profiles } = site;
  return (
    <ul className={`${styles.links} column space-l`} role="list">
      <li>
        <a href={mailLink(mail)}>
          <Sign path={envelope} />
          {mail}
        </a>
      </li>
      {profiles?.map(({ title, link, linkSign }) => (
        <li key={link}>
          <a href={link} rel="me">
            <Sign path={linkSign} />
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
      linkSign
    }
  }
`;
