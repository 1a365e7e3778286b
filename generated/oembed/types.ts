// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (e5bde70eff79)

/** An embedded view with every field: what a handler returns. */
export interface EmbeddedView {
  /** Version of oEmbed. */
  version: '1.0';
  /** Name of the site of the page. */
  provider_name: string;
  /** URL of the site of the page. */
  provider_url: string;
  /** Author of the page, or the name of the site if unknown. */
  author_name: string;
  /** URL of the author. */
  author_url: string;
  /** Title of the page. */
  title: string;
  /** Type of the content: photo, video, link, or rich HTML. */
  type: 'photo' | 'video' | 'link' | 'rich';
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** HTML to embed the page. */
  html: string;
}

/** An embedded view in the `view` context. */
export type EmbeddedViewView = EmbeddedView;

/** What `oembed.get` receives, once validated, sanitized and defaulted. */
export interface GetEmbeddedViewArgs {
  /** URL of the post. */
  url: string;
  /** `json` or `xml`; other values mean `json`. */
  format: unknown;
  /** Maximum width in pixels. */
  maxwidth: unknown;
}

/** What a client may send to `oembed.get`. */
export interface GetEmbeddedViewInput {
  /** URL of the post. */
  url: string;
  /** `json` or `xml`; other values mean `json`. */
  format?: unknown;
  /** Maximum width in pixels. */
  maxwidth?: unknown;
}

/** The codes of the errors that `oembed.get` answers, beside those that any may. */
export type GetEmbeddedViewError = 'oembed_invalid_url';

/** What `oembed.proxy` receives, once validated, sanitized and defaulted. */
export interface ProxyEmbeddedViewArgs {
  /** URL of the page. */
  url: string;
  /** Format, for clients that send one; the response is always JSON. */
  format: 'json' | 'xml';
  /** Maximum width in pixels. */
  maxwidth: number;
  /** Maximum height in pixels. */
  maxheight?: number;
  /** Whether to discover the oEmbed data of pages that match no known provider. */
  discover: boolean;
}

/** What a client may send to `oembed.proxy`. */
export interface ProxyEmbeddedViewInput {
  /** URL of the page. */
  url: string;
  /** Format, for clients that send one; the response is always JSON. */
  format?: 'json' | 'xml';
  /** Maximum width in pixels. */
  maxwidth?: number;
  /** Maximum height in pixels. */
  maxheight?: number;
  /** Whether to discover the oEmbed data of pages that match no known provider. */
  discover?: boolean;
}

/** The codes of the errors that `oembed.proxy` answers, beside those that any may. */
export type ProxyEmbeddedViewError = 'oembed_invalid_url';
