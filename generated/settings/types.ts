// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (7979b39146da)

/** The settings with every field: what a handler returns. (schemas/resources/settings.json:3) */
export interface Settings {
  /** Title of the site. */
  title: string | null;
  /** Tagline of the site. */
  description: string | null;
  /** URL of the site. */
  url: string | null;
  /** Email address for notifications of the site. */
  email: string | null;
  /** Time zone of the site, as a city. */
  timezone: string | null;
  /** Date format. */
  date_format: string | null;
  /** Time format. */
  time_format: string | null;
  /** First day of the week; 0 is Sunday. */
  start_of_week: number | null;
  /** Language of the site. */
  language: string;
  /** Whether emoticons such as :-) are converted to images. */
  use_smilies: boolean;
  /** Default category of posts. */
  default_category: number | null;
  /** Default format of posts. */
  default_post_format: string | null;
  /** Maximum number of posts per page of the site. */
  posts_per_page: number;
  /** Content of the front page: the latest `posts`, or a `page`. */
  show_on_front: string | null;
  /** ID of the front page, or 0 for none. */
  page_on_front: number | null;
  /** ID of the page that lists the latest posts, or 0 for none. */
  page_for_posts: number | null;
  /** Default ping status of new posts. */
  default_ping_status: 'open' | 'closed' | null;
  /** Default comment status of new posts. */
  default_comment_status: 'open' | 'closed' | null;
  /** ID of the logo of the site. */
  site_logo: number | null;
  /** ID of the icon of the site. */
  site_icon: number | null;
}

/** The settings in the `view` context. (schemas/resources/settings.json:3) */
export type SettingsView = Settings;

/** The arguments that the handler of `settings.get` receives. (schemas/resources/settings.json:278) */
export type GetSettingsArgs = Record<never, never>;

/** The arguments that a client may send to `settings.get`. (schemas/resources/settings.json:278) */
export type GetSettingsInput = GetSettingsArgs;

/** The arguments that the handler of `settings.update` receives. (schemas/resources/settings.json:283) */
export interface UpdateSettingsArgs {
  /** Title of the site. */
  title?: string;
  /** Tagline of the site. */
  description?: string;
  /** URL of the site. */
  url?: string;
  /** Email address for notifications of the site. */
  email?: string;
  /** Time zone of the site, as a city. */
  timezone?: string;
  /** Date format. */
  date_format?: string;
  /** Time format. */
  time_format?: string;
  /** First day of the week; 0 is Sunday. */
  start_of_week?: number;
  /** Language of the site. */
  language?: string;
  /** Whether emoticons such as :-) are converted to images. */
  use_smilies?: boolean;
  /** Default category of posts. */
  default_category?: number;
  /** Default format of posts. */
  default_post_format?: string;
  /** Maximum number of posts per page of the site. */
  posts_per_page?: number;
  /** Content of the front page: the latest `posts`, or a `page`. */
  show_on_front?: string;
  /** ID of the front page, or 0 for none. */
  page_on_front?: number;
  /** ID of the page that lists the latest posts, or 0 for none. */
  page_for_posts?: number;
  /** Default ping status of new posts. */
  default_ping_status?: 'open' | 'closed';
  /** Default comment status of new posts. */
  default_comment_status?: 'open' | 'closed';
  /** ID of the logo of the site. */
  site_logo?: number;
  /** ID of the icon of the site. */
  site_icon?: number;
  /** ID of the privacy policy page, or 0 for none; only users who manage options may change it. */
  page_for_privacy_policy?: number;
}

/** The arguments that a client may send to `settings.update`. (schemas/resources/settings.json:283) */
export interface UpdateSettingsInput {
  /** Title of the site. */
  title?: string | null | undefined;
  /** Tagline of the site. */
  description?: string | null | undefined;
  /** URL of the site. */
  url?: string | null | undefined;
  /** Email address for notifications of the site. */
  email?: string | null | undefined;
  /** Time zone of the site, as a city. */
  timezone?: string | null | undefined;
  /** Date format. */
  date_format?: string | null | undefined;
  /** Time format. */
  time_format?: string | null | undefined;
  /** First day of the week; 0 is Sunday. */
  start_of_week?: number | null | undefined;
  /** Language of the site. */
  language?: string | null | undefined;
  /** Whether emoticons such as :-) are converted to images. */
  use_smilies?: boolean | null | undefined;
  /** Default category of posts. */
  default_category?: number | null | undefined;
  /** Default format of posts. */
  default_post_format?: string | null | undefined;
  /** Maximum number of posts per page of the site. */
  posts_per_page?: number | null | undefined;
  /** Content of the front page: the latest `posts`, or a `page`. */
  show_on_front?: string | null | undefined;
  /** ID of the front page, or 0 for none. */
  page_on_front?: number | null | undefined;
  /** ID of the page that lists the latest posts, or 0 for none. */
  page_for_posts?: number | null | undefined;
  /** Default ping status of new posts. */
  default_ping_status?: 'open' | 'closed' | null | undefined;
  /** Default comment status of new posts. */
  default_comment_status?: 'open' | 'closed' | null | undefined;
  /** ID of the logo of the site. */
  site_logo?: number | null | undefined;
  /** ID of the icon of the site. */
  site_icon?: number | null | undefined;
  /** ID of the privacy policy page, or 0 for none; only users who manage options may change it. */
  page_for_privacy_policy?: number | undefined;
}

/** The error codes of `settings.update`, in addition to those of any endpoint. */
export type UpdateSettingsError = 'rest_invalid_stored_value';
