import { renderToStaticMarkup } from 'react-dom/server';
import { fillPress } from '../../lib/press';
import { signOf } from '../model/profileServices';
import type { SiteSettings } from '../model/schema';
import { derived } from './directive';
import { Newsletter } from './newsletter';

/** The profiles, as the contact page shows them; nothing where the author has them there alone. */
const Profiles = ({ profiles, profilesInFooter, press }: SiteSettings) =>
  profilesInFooter && profiles?.length ? (
    <ul className="links space-m screen-only" role="list">
      {profiles.map(({ title, link }, index) => (
        <li key={index}>
          <a href={link} rel="me">
            <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d={signOf(link)} />
            </svg>
            {fillPress(title, press, 'name')}
          </a>
        </li>
      ))}
    </ul>
  ) : null;

/** `@footerHtml`: what an author may have at the foot of every page, as HTML: the newsletter and the profiles. */
export const footerHtml = derived('footerHtml', (source) => {
  const site = source as unknown as SiteSettings;
  const html = renderToStaticMarkup(
    <>
      <Newsletter place="footer" site={site} />
      <Profiles {...site} />
    </>,
  );
  return html || null;
});
