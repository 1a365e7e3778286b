// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (748319c17038)

/** A url details with every field: what a handler returns. (schemas/resources/url-details.json:3) */
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

/** A url details in the `view` context. (schemas/resources/url-details.json:3) */
export type UrlDetailsView = UrlDetails;

/** A url details in the `edit` context. (schemas/resources/url-details.json:3) */
export type UrlDetailsEdit = UrlDetails;

/** A url details in the `embed` context. (schemas/resources/url-details.json:3) */
export type UrlDetailsEmbed = UrlDetails;

/** The arguments that the handler of `url-details.get` receives. (schemas/resources/url-details.json:45) */
export interface GetUrlDetailsArgs {
  /** URL of the page. */
  url: string;
}

/** The arguments that a client may send to `url-details.get`. (schemas/resources/url-details.json:45) */
export type GetUrlDetailsInput = GetUrlDetailsArgs;

/** The error codes of `url-details.get`, in addition to those of any endpoint. */
export type GetUrlDetailsError = 'no_content' | 'no_response' | 'rest_cannot_view_url_details';
