import { graphql, Link } from 'gatsby';
import { words } from 'site-words';
import { seriesRoute } from '../lib/routes';
import { type InSeries, placesOf } from '../lib/series';

export interface SeriesLinesProps {
  /** The series that have pages. */
  readonly series: readonly { readonly title: string; readonly slug: string }[];
  readonly work: InSeries;
}

/** Which part of which series a work is, above its title; nothing where it is none. */
export function SeriesLines({ series, work }: SeriesLinesProps) {
  return placesOf(work).map(({ name, position }) => {
    const found = series.find(({ slug }) => slug === name);
    return (
      found && (
        <p className="caps" key={name}>
          <Link className="plain" to={seriesRoute(name)}>
            {position === null ? found.title : words.partOf(position, found.title)}
          </Link>
        </p>
      )
    );
  });
}

export const fragment = graphql`
  fragment CoverPlaces on CoverEntry {
    series {
      name
      position
    }
    furtherSeries {
      name
      position
    }
  }
`;

export const storyFragment = graphql`
  fragment StoryPlaces on Story {
    series {
      name
      position
    }
    furtherSeries {
      name
      position
    }
  }
`;
