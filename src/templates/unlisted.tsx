import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Downloads } from '../components/Downloads';
import { ContentNotes } from '../components/Fold';
import { PageHead } from '../components/PageHead';
import { Picture, textPictureSizes } from '../components/Picture';
import { Prose } from '../components/Prose';
import { isFiction } from '../lib/forms';

/** A text for those alone who are told where it is. */
export default function UnlistedPage({ data: { page } }: PageProps<Queries.UnlistedPageQuery>) {
  if (!page) return null;
  const { title, html, form, notes, image, imageAlt, entryId, downloads } = page;
  const isStory = entryId.startsWith('stories/') ? isFiction(form) : form === 'story';
  return (
    <article>
      <div className="column">
        <h1>{title}</h1>
        {image && (
          <Picture className="cover" file={image} alt={imageAlt ?? ''} sizes={textPictureSizes} eager />
        )}
        <ContentNotes notes={notes} />
        <div className="space-m">
          <Prose html={html} isStory={isStory} />
        </div>
      </div>
      <Downloads links={downloads} />
    </article>
  );
}

/** A head that tells nobody of the page. */
export function Head(props: HeadProps<Queries.UnlistedPageQuery>) {
  const { page } = props.data;
  return (
    page && (
      <PageHead
        {...props}
        data={{ page: { ...page, description: page.description ?? page.title } }}
        isUnlisted
      />
    )
  );
}

export const query = graphql`
  query UnlistedPage($entryId: String!) {
    page: unlisted(entryId: { eq: $entryId }) {
      entryId
      title
      description
      form
      notes
      image {
        ...PostPicture
      }
      imageAlt
      html
      shareImage
      downloads {
        ...Downloads
      }
    }
  }
`;
