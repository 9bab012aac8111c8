/** Where the players of videos come from: the service's host that sets no cookie before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com';
