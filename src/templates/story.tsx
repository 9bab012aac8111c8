import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { words as own } from 'site-words/bibliography';
import { words as works } from 'site-words/works';
import { BuiltHtml } from '../components/BuiltHtml';
import { CoverStrip } from '../components/CoverRow';
import { Downloads } from '../components/Downloads';
import { ContentNotes } from '../components/Fold';
import { PageHead } from '../components/PageHead';
import { Prose } from '../components/Prose';
import { Reprints } from '../components/Reprints';
import { StoryHeader } from '../components/StoryHeader';
import { formOf, isFiction } from '../lib/forms';
import { honoursOf } from '../lib/awards';
import { storyThings } from '../lib/linkedData/story';
import { bibliographyRoute } from '../lib/routes';
import type { LanguageContext } from '../lib/spoken';

/** A story at its own address: with its text, where it is here to be read. */
export default function StoryPage({
  data: { page, collected, allSeries, site },
  pageContext: { languages },
}: PageProps<Queries.StoryPageQuery, LanguageContext>) {
  if (!page) return null;
  const { description, html, link, linkHost, notes } = page;
  return (
    <article>
      <div className="column">
        <StoryHeader story={page} series={allSeries.nodes} languages={languages?.html} />
        <ContentNotes notes={notes} />
        <div className="space-m">
          {html ? <Prose html={html} isStory={isFiction(formOf(page))} /> : <p>{description}</p>}
        </div>
        {link && (
          <p className="space-m screen-only">
            <a className="button" href={link}>
              {own.findAt(linkHost ?? '')}
            </a>
          </p>
        )}
        <Reprints story={page} />
      </div>
      <Downloads links={page.downloads} />
      <CoverStrip id="collected" heading={own.collectedIn} books={collected.nodes} />
      <BuiltHtml html={site?.newsletterHtml} />
    </article>
  );
}

/** The head of a story. */
export function Head(props: HeadProps<Queries.StoryPageQuery, LanguageContext>) {
  const { page, bibliography, collected, allSeries } = props.data;
  if (!page) return null;
  const honours = honoursOf(page.awards, works);
  return (
    <PageHead
      {...props}
      data={{ page: { ...page, description: page.description ?? page.title } }}
      type="article"
      {...(bibliography && { above: [{ name: bibliography.title, path: bibliographyRoute }] })}
      things={(site) => storyThings(site, page, honours, collected.nodes, allSeries.nodes)}
    />
  );
}

export const query = graphql`
  query StoryPage($slug: String!, $series: [String!]!, $collected: [String!]!) {
    page: story(slug: { eq: $slug }) {
      title
      description
      shareImage
      pagePath
      html
      link
      linkHost
      notes
      online
      downloads {
        ...Downloads
      }
      identifiers {
        ...InCatalogues
      }
      ...StoryHeader
      ...Reprints
    }
    allSeries(filter: { slug: { in: $series } }, sort: { jsonId: ASC }) {
      nodes {
        title
        slug
      }
    }
    collected: allCoverEntry(
      filter: { entryId: { in: $collected } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        __typename
        ...CoverRow
      }
    }
    site: siteSettings {
      newsletterHtml(at: story)
    }
    bibliography: page(slug: { eq: "bibliography" }, off: { ne: true }) {
      title
    }
  }
`;
