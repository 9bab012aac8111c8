import { Link } from 'gatsby';
import type { Languages } from '../lib/spoken';

interface LanguageSwitchProps {
  readonly languages: Languages | undefined;
  /** The code of the language of the page; left out on the original. */
  readonly current?: string;
}

/** The way to the same page in other languages, each by its own name; nothing where there are none. */
export function LanguageSwitch({ languages, current }: LanguageSwitchProps) {
  if (!languages) return null;
  const { label, versions } = languages;
  const own = current ?? versions[0]?.language;
  return (
    <nav className="column small screen-only" aria-label={label}>
      <ul className="links" role="list">
        {versions
          .filter(({ language }) => language !== own)
          .map(({ language, name, path }) => (
            <li key={language}>
              <Link to={path} lang={language} hrefLang={language}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
