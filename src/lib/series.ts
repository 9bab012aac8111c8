/** Where a work stands in a series, by its slug; without a position where its parts have no numbers. */
export interface PlaceInSeries {
  readonly name: string;
  readonly position: number | null;
}

/** A work as far as it says in which series it is. Nobody may have checked it. */
export interface InSeries {
  readonly series?: unknown;
  readonly furtherSeries?: unknown;
}

/** A work with its place in one series. */
export interface Part<Work> {
  readonly work: Work;
  readonly position: number | null;
}

const placeIn = (written: unknown): PlaceInSeries | null => {
  const { name, position } = (written ?? {}) as { readonly name?: unknown; readonly position?: unknown };
  return typeof name === 'string' ? { name, position: typeof position === 'number' ? position : null } : null;
};

/** Where a work stands in series, as it is written, its main one first: null where there is none. */
export const writtenPlaces = ({ series, furtherSeries }: InSeries): (PlaceInSeries | null)[] =>
  [series, ...(Array.isArray(furtherSeries) ? (furtherSeries as unknown[]) : [])].map(placeIn);

/** Where a work stands in series, its main one first. */
export const placesOf = (work: InSeries): PlaceInSeries[] =>
  writtenPlaces(work).flatMap((place) => place ?? []);

const placeOrLast = ({ position }: Part<unknown>): number => position ?? Number.MAX_VALUE;

/**
 * Those of some works that are part of a series, in the order in which they are read, those without a number last.
 * `fieldsOf` returns what says in which they are.
 */
export const partsBy = <Work>(
  works: readonly Work[],
  slug: string,
  fieldsOf: (work: Work) => InSeries,
): Part<Work>[] =>
  works
    .flatMap((work) => {
      const place = placesOf(fieldsOf(work)).find(({ name }) => name === slug);
      return place ? [{ work, position: place.position }] : [];
    })
    .sort((a, b) => placeOrLast(a) - placeOrLast(b));

/** The same of works that say it themselves. */
export const partsAmong = <Work extends InSeries>(works: readonly Work[], slug: string): Part<Work>[] =>
  partsBy(works, slug, (work) => work);
