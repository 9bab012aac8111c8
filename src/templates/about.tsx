import { graphql, type PageProps } from 'gatsby';
import * as styles from '../components/About.module.css';
import { AuthorAwards } from '../components/AuthorAwards';
import { PageText } from '../components/PageText';
import { Portrait } from '../components/Portrait';

export { PageHead as Head } from '../components/PageHead';

/** Who the author is, with a photo. */
export default function AboutPage({ data: { page, honoured, stories } }: PageProps<Queries.AboutPageQuery>) {
  return (
    page && (
      <div className={styles.biography}>
        <div className={styles.portrait}>
          <Portrait photo={page.photo} alt={page.photoAlt} />
        </div>
        <div>
          <PageText title={page.title} html={page.html} />
          <AuthorAwards works={[...honoured.nodes, ...stories.nodes]} />
        </div>
      </div>
    )
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageText
      photoAlt
      photo {
        ...Portrait
      }
    }
    honoured: allCoverEntry(
      filter: { awards: { elemMatch: { year: { gt: 0 } } } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...AuthorAwards
      }
    }
    stories: allStory(filter: { awards: { elemMatch: { year: { gt: 0 } } } }, sort: { title: ASC }) {
      nodes {
        ...AuthorAwardsStory
      }
    }
  }
`;
