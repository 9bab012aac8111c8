import { graphql } from 'gatsby';
import { words } from 'site-words/bibliography';
import { words as works } from 'site-words/works';
import { Venue } from './Venue';

type Reprint = NonNullable<Queries.ReprintsFragment['reprints']>[number];

/** Where a story came out again: what it is called there, in which language, and who has translated or reads it. */
function ReprintItem({ reprint }: { readonly reprint: Reprint }) {
  const { title, language, languageInWords, translator, narrator, link } = reprint;
  const venue = <Venue place={reprint} />;
  const more = [
    languageInWords,
    translator && works.translatedBy(translator),
    narrator && works.readBy(narrator),
  ].filter(Boolean);
  return (
    <li>
      {title && (
        <>
          <cite lang={language ?? undefined}>{title}</cite>
          {', '}
        </>
      )}
      {link ? <a href={link}>{venue}</a> : venue}
      {more.map((fact) => `. ${fact}`)}
    </li>
  );
}

/** Where else a story came out; nothing where that is nowhere. */
export function Reprints({ story: { reprints } }: { readonly story: Queries.ReprintsFragment }) {
  if (!reprints?.length) return null;
  return (
    <section className="space-m" aria-labelledby="reprints">
      <h2 id="reprints">{words.alsoIn}</h2>
      <ul className="space-s" role="list">
        {reprints.map((reprint) => (
          <ReprintItem key={JSON.stringify(reprint)} reprint={reprint} />
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment Reprints on Story {
    reprints {
      venue
      issue
      published
      publishedInWords
      language
      languageInWords
      title
      translator
      narrator
      link
    }
  }
`;
