import { Link } from 'gatsby';
import { languageRoute } from '../lib/routes';
import type { Languages } from '../lib/spoken';
import * as styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  readonly languages: Languages | undefined;
  /** The code of the language of a translation; left out on the original. */
  readonly current?: string;
}

/**
 * The way to the same page in other languages, each by its own name, and from a translation to all that there is in its
 * language; nothing where there are none.
 */
export function LanguageSwitch({ languages, current }: LanguageSwitchProps) {
  if (!languages) return null;
  const { label, versions } = languages;
  const shown = current ? versions : versions.slice(1);
  return (
    <nav className={`${styles.languages} column small screen-only`} aria-label={label}>
      <ul className="links" role="list">
        {shown.map(({ language, name, path }) => (
          <li key={language}>
            <Link
              to={language === current ? languageRoute(language) : path}
              lang={language}
              hrefLang={language}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
