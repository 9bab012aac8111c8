import { graphql } from 'gatsby';
import { words } from 'site-words/pressKit';
import { mailLink } from '../lib/address';
import * as styles from './PressFacts.module.css';

interface PressFactsProps {
  readonly kit: Queries.PressFactsFragment;
  readonly site: Queries.ContactLinksFragment;
}

/** Facts that the press often asks for, and whom to ask about the rest. */
export function PressFacts({ kit, site }: PressFactsProps) {
  const mail = kit.contact ?? site.mail;
  return (
    <dl className={styles.facts}>
      {kit.facts?.map(({ name, value }) => (
        <div key={name}>
          <dt className="caps small soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="caps small soft">{words.contact}</dt>
        <dd>
          <a className="u-email" href={mailLink(mail)}>
            {mail}
          </a>
        </dd>
        {site.profiles?.map(({ title, link }) => (
          <dd key={link}>
            <a className="u-url" href={link} rel="me">
              {title}
            </a>
          </dd>
        ))}
      </div>
    </dl>
  );
}

export const fragment = graphql`
  fragment PressFacts on PressKit {
    contact
    facts {
      name
      value
    }
  }
`;
