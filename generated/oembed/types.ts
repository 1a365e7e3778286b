// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (69445f3d07e0)

/** An embedded view with every field: what a handler returns. (schemas/resources/oembed.json:3) */
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

/** An embedded view in the `view` context. (schemas/resources/oembed.json:3) */
export type EmbeddedViewView = EmbeddedView;

/** The arguments that the handler of `oembed.get` receives. (schemas/resources/oembed.json:72) */
export interface GetEmbeddedViewArgs {
  /** URL of the post. */
  url: string;
  /** `json` or `xml`; other values mean `json`. */
  format: unknown;
  /** Maximum width in pixels. */
  maxwidth: unknown;
}

/** The arguments that a client may send to `oembed.get`. (schemas/resources/oembed.json:72) */
export interface GetEmbeddedViewInput {
  /** URL of the post. */
  url: string;
  /** `json` or `xml`; other values mean `json`. */
  format?: unknown;
  /** Maximum width in pixels. */
  maxwidth?: unknown;
}

/** The error codes of `oembed.get`, in addition to those of any endpoint. */
export type GetEmbeddedViewError = 'oembed_invalid_url';

/** The arguments that the handler of `oembed.proxy` receives. (schemas/resources/oembed.json:99) */
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

/** The arguments that a client may send to `oembed.proxy`. (schemas/resources/oembed.json:99) */
export interface ProxyEmbeddedViewInput {
  /** URL of the page. */
  url: string;
  /** Format, for clients that send one; the response is always JSON. */
  format?: 'json' | 'xml' | undefined;
  /** Maximum width in pixels. */
  maxwidth?: number | undefined;
  /** Maximum height in pixels. */
  maxheight?: number | undefined;
  /** Whether to discover the oEmbed data of pages that match no known provider. */
  discover?: boolean | undefined;
}

/** The error codes of `oembed.proxy`, in addition to those of any endpoint. */
export type ProxyEmbeddedViewError = 'oembed_invalid_url';
