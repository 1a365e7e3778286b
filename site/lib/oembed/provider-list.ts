/** A site that tells how its pages are shown within others. */
export interface EmbedProvider {
  readonly name: string;
  /** Addresses of pages that it tells of; `*` stands for any text. */
  readonly pages: readonly string[];
  /** Where it tells. */
  readonly endpoint: string;
}

/** The providers that every site knows. */
export const knownProviders: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    pages: [
      'https://*.youtube.com/watch*',
      'https://*.youtube.com/shorts/*',
      'https://*.youtube.com/playlist*',
      'https://youtu.be/*',
    ],
    endpoint: 'https://www.youtube.com/oembed',
  },
  {
    name: 'Vimeo',
    pages: ['https://vimeo.com/*', 'https://player.vimeo.com/video/*'],
    endpoint: 'https://vimeo.com/api/oembed.json',
  },
  {
    name: 'Dailymotion',
    pages: ['https://www.dailymotion.com/video/*', 'https://dai.ly/*'],
    endpoint: 'https://www.dailymotion.com/services/oembed',
  },
  {
    name: 'TED',
    pages: ['https://*.ted.com/talks/*'],
    endpoint: 'https://www.ted.com/services/v1/oembed.json',
  },
  {
    name: 'Flickr',
    pages: ['https://*.flickr.com/photos/*', 'https://flic.kr/*'],
    endpoint: 'https://www.flickr.com/services/oembed/',
  },
  {
    name: 'SoundCloud',
    pages: ['https://soundcloud.com/*'],
    endpoint: 'https://soundcloud.com/oembed',
  },
  {
    name: 'Spotify',
    pages: ['https://open.spotify.com/*'],
    endpoint: 'https://open.spotify.com/oembed',
  },
  {
    name: 'Mixcloud',
    pages: ['https://www.mixcloud.com/*'],
    endpoint: 'https://app.mixcloud.com/oembed/',
  },
  {
    name: 'Speaker Deck',
    pages: ['https://speakerdeck.com/*'],
    endpoint: 'https://speakerdeck.com/oembed.json',
  },
  {
    name: 'Reddit',
    pages: ['https://www.reddit.com/r/*/comments/*'],
    endpoint: 'https://www.reddit.com/oembed',
  },
];
