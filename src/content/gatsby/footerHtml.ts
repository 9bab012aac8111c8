import { escapeXml } from '../../lib/text';
import { signOf } from '../model/profileServices';
import type { FieldExtension, SiteSettings } from './directive';
import { newsletterAt } from './newsletter';

type Profile = NonNullable<SiteSettings['profiles']>[number];

/** As the contact page shows it. */
const profileHtml = ({ title, link }: Profile): string => {
  const sign = `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${signOf(link)}"></path></svg>`;
  return `<li><a href="${escapeXml(link)}" rel="me">${sign}${escapeXml(title)}</a></li>`;
};

const profilesHtml = ({ profiles, profilesInFooter }: SiteSettings): string | null =>
  profilesInFooter && profiles?.length
    ? `<ul class="links space-m screen-only" role="list">${profiles.map(profileHtml).join('')}</ul>`
    : null;

export const footerHtmlField = 'footerHtml: String @footerHtml';

/** `@footerHtml`: what an author may have at the foot of every page, as HTML: the newsletter and the profiles. */
export const footerHtml: FieldExtension = {
  name: 'footerHtml',
  extend: () => ({
    resolve: (source) => {
      const site = source as unknown as SiteSettings;
      return [newsletterAt('footer', site), profilesHtml(site)].filter(Boolean).join('') || null;
    },
  }),
};
