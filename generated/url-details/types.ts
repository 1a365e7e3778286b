// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (fe8de25f956d)

/** A url details with every field: what a handler returns. */
export interface UrlDetails {
  /** Title of the page; empty if it has none. */
  title: string;
  /** URL of the icon; empty if it has none. */
  icon: string;
  /** Description of the page; empty if it has none. */
  description: string;
  /** URL of the preview image; empty if it has none. */
  image: string;
}

/** A url details in the `view` context. */
export type UrlDetailsView = UrlDetails;

/** A url details in the `edit` context. */
export type UrlDetailsEdit = UrlDetails;

/** A url details in the `embed` context. */
export type UrlDetailsEmbed = UrlDetails;

/** What `url-details.get` receives, once validated, sanitized and defaulted. */
export interface GetUrlDetailsArgs {
  /** URL of the page. */
  url: string;
}

/** What a client may send to `url-details.get`. */
export type GetUrlDetailsInput = GetUrlDetailsArgs;

/** The codes of the errors that `url-details.get` answers, beside those that any may. */
export type GetUrlDetailsError = 'no_content' | 'no_response' | 'rest_cannot_view_url_details';
