import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { words } from 'site-words/bibliography';
import { words as works } from 'site-words/works';
import { useSite } from '../hooks/useSite';
import { byEntryId } from '../lib/byEntryId';
import { creditsOf } from '../lib/contributors';
import { formOf } from '../lib/forms';
import { firstEdition } from '../lib/releases';
import { Awards } from './Awards';
import { BookLink } from './BookLink';
import { Venue } from './Venue';

export type ListedWork = Queries.BibliographyCoverFragment | Queries.BibliographyStoryFragment;

/** A book in which stories may be collected. */
export type Collecting = Pick<Queries.BibliographyCoverFragment, 'entryId' | keyof Queries.BookLinkFragment>;

interface TitleProps {
  readonly work: ListedWork;
}

interface BibliographyItemProps extends TitleProps {
  /** The books of the page. */
  readonly books: readonly Collecting[];
}

/** The books of the page in which a story is. */
function CollectedIn({ work, books }: BibliographyItemProps) {
  const named = work.__typename === 'Story' ? (work.collected ?? []).map(({ book }) => book) : [];
  return byEntryId(books, named).map((book, index) => (
    <Fragment key={book.entryId}>
      {index ? ', ' : `. ${words.collectedIn} `}
      <cite>
        <BookLink book={book} />
      </cite>
    </Fragment>
  ));
}

/** Where and when a work came out first, a book by the first of its editions. */
const placeOf = (work: ListedWork) => {
  if (work.__typename === 'Story') return work;
  const { published, publishedInWords, editions } = work;
  const all = editions ?? [];
  const first = firstEdition(work) ?? all[0];
  return {
    venue: first?.publisher ?? null,
    issue: null,
    ...(published
      ? { published, publishedInWords }
      : { published: first?.released ?? null, publishedInWords: first?.releasedInWords ?? null }),
  };
};

/** The title of a work: that of a book set as a book's, that of a story in quotation marks. */
function Title({ work }: TitleProps) {
  return work.__typename === 'Story' ? (
    <BookLink book={work}>{words.quoted(work.title)}</BookLink>
  ) : (
    <cite>
      <BookLink book={work} />
    </cite>
  );
}

/** A work as a bibliography lists it: title, form and length, who else has made it, where and when it came out, and what it has won. */
export function BibliographyItem({ work, books }: BibliographyItemProps) {
  const { site } = useSite();
  const form = formOf(work);
  const length = 'words' in work ? work.words : null;
  const language = work.__typename !== 'Story' && work.translation?.languageInWords;
  const facts = [
    words.forms[form].one + (length ? ` (${words.wordCount(length)})` : ''),
    ...(language ? [language] : []),
    ...creditsOf(work, site.author, works),
  ];
  return (
    <li className="whole" data-form={form}>
      <Title work={work} />
      {`. ${facts.join('. ')}. `}
      <Venue place={placeOf(work)} />
      <CollectedIn work={work} books={books} />
      <Awards awards={work.awards} />
    </li>
  );
}

export const fragment = graphql`
  fragment BibliographyCover on CoverEntry {
    __typename
    entryId
    published
    publishedInWords
    ...BookLink
    ...Translations
    ...BookCredits
    editions {
      released
      releasedInWords
      publisher
    }
    awards {
      ...AwardInWords
    }
    ... on Book {
      form
      words
    }
  }
`;

export const storyFragment = graphql`
  fragment BibliographyStory on Story {
    __typename
    entryId
    ...StoryLink
    form
    words
    collected {
      book
    }
    ...Venue
    ...StoryCredits
    awards {
      ...AwardInWords
    }
  }
`;
