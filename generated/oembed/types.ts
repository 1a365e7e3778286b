// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (ef0734d6d0b5)

/** An embedded view with every field: what a handler returns. */
export interface EmbeddedView {
  /** Version of oEmbed. */
  version: '1.0';
  /** Name of the site that the page is of. */
  provider_name: string;
  /** Address of that site. */
  provider_url: string;
  /** Who wrote the page; the name of the site when nobody is known. */
  author_name: string;
  /** Address of who wrote it. */
  author_url: string;
  /** Title of the page. */
  title: string;
  /** What is shown: a picture, a film, a link, or anything else as HTML. */
  type: 'photo' | 'video' | 'link' | 'rich';
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** HTML that shows the page. */
  html: string;
}

/** An embedded view in the `view` context. */
export type EmbeddedViewView = EmbeddedView;

/** What `oembed.get` receives, once validated, sanitized and defaulted. */
export interface GetEmbeddedViewArgs {
  /** Address of the post. */
  url: string;
  /** `json` or `xml`; anything else is `json`. */
  format: unknown;
  /** Most pixels that it may be wide. */
  maxwidth: unknown;
}

/** What a client may send to `oembed.get`. */
export interface GetEmbeddedViewInput {
  /** Address of the post. */
  url: string;
  /** `json` or `xml`; anything else is `json`. */
  format?: unknown;
  /** Most pixels that it may be wide. */
  maxwidth?: unknown;
}

/** The codes of the errors that `oembed.get` answers, beside those that any may. */
export type GetEmbeddedViewError = 'oembed_invalid_url';

/** What `oembed.proxy` receives, once validated, sanitized and defaulted. */
export interface ProxyEmbeddedViewArgs {
  /** Address of the page. */
  url: string;
  /** Form of the answer, for clients that name one; what is answered is JSON. */
  format: 'json' | 'xml';
  /** Most pixels that it may be wide. */
  maxwidth: number;
  /** Most pixels that it may be high. */
  maxheight?: number;
  /** Whether a page that no pattern of its provider fits is asked itself how it is shown. */
  discover: boolean;
}

/** What a client may send to `oembed.proxy`. */
export interface ProxyEmbeddedViewInput {
  /** Address of the page. */
  url: string;
  /** Form of the answer, for clients that name one; what is answered is JSON. */
  format?: 'json' | 'xml';
  /** Most pixels that it may be wide. */
  maxwidth?: number;
  /** Most pixels that it may be high. */
  maxheight?: number;
  /** Whether a page that no pattern of its provider fits is asked itself how it is shown. */
  discover?: boolean;
}

/** The codes of the errors that `oembed.proxy` answers, beside those that any may. */
export type ProxyEmbeddedViewError = 'oembed_invalid_url';
