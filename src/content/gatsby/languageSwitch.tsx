import { renderToStaticMarkup } from 'react-dom/server';
import { languageRoute } from '../../lib/routes';
import { builtWords, languageOfWords } from '../../words/inNode';
import type { SitePage, Version } from '../model/sitePage';

interface LanguageSwitchProps {
  /** What the links are called, for those who hear it. */
  readonly label: string;
  readonly links: readonly (Version & { readonly name: string })[];
}

const LanguageSwitch = ({ label, links }: LanguageSwitchProps) => (
  <nav className="languages small screen-only" aria-label={label}>
    <ul className="links" role="list">
      {links.map(({ language, name, path }) => (
        <li key={language}>
          <a href={path} lang={language} hrefLang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * The way from a page to the same in other languages, each by its own name, and from a translation to all that there is in its
 * language, as HTML: no page that is in one language alone has a script for it. Nothing where there is no other.
 */
export const languageSwitch = (
  { language: current, versions = [] }: SitePage,
  siteLanguage: string,
  nameOf: (language: string) => string,
  pathPrefix: string,
): string => {
  const links = versions
    .filter(({ language }) => current !== undefined || language !== siteLanguage)
    .map(({ language, path }) => ({
      language,
      name: nameOf(language),
      path: pathPrefix + (language === current ? languageRoute(language) : path),
    }));
  const { languages } = builtWords(languageOfWords(current ?? siteLanguage, siteLanguage));
  return renderToStaticMarkup(<LanguageSwitch label={languages} links={links} />);
};
