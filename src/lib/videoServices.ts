export interface VideoService {
  readonly name: string;
  /** The ids by which it knows videos. No two services may have the same. */
  readonly ids: RegExp;
  readonly idInAddress: string;
  readonly page: (id: string) => string;
  /** The address of its player, which starts by itself, on a host that sets no cookie before. */
  readonly player: (id: string) => string;
}

/** The services whose videos the site plays. Another one is one more entry. */
export const videoServices: readonly VideoService[] = [
  {
    name: 'YouTube',
    ids: /^[\w-]{11}$/,
    idInAddress: 'the 11 characters after watch?v= in the video’s address',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
];

/** The service that knows a video by this id. Throws where none does, which the checks have named. */
export const serviceOf = (id: string): VideoService => {
  const found = videoServices.find(({ ids }) => ids.test(id));
  if (!found) throw new Error(`no service has a video ${id}`);
  return found;
};
