import { Link } from 'gatsby';
import { words } from 'site-words';
import { seriesRoute } from '../lib/routes';

interface SeriesLineProps {
  readonly series: { readonly title: string; readonly slug: string } | null;
  readonly place: { readonly position: number | null } | null;
}

/** Which part of which series a work is, above its title; nothing where it is none. */
export function SeriesLine({ series, place }: SeriesLineProps) {
  return (
    series &&
    place && (
      <p className="caps">
        <Link className="plain" to={seriesRoute(series.slug)}>
          {place.position === null ? series.title : words.partOf(place.position, series.title)}
        </Link>
      </p>
    )
  );
}
