// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (3d752ba38f6a)

/** The settings with every field: what a handler returns. */
export interface Settings {
  /** Name of the site. */
  title: string | null;
  /** What the site is about, in a few words. */
  description: string | null;
  /** Address of the site. */
  url: string | null;
  /** Address that the site sends its own notices to. */
  email: string | null;
  /** City whose time the site keeps. */
  timezone: string | null;
  /** How dates are written. */
  date_format: string | null;
  /** How times of day are written. */
  time_format: string | null;
  /** Day that the week begins with; 0 is Sunday. */
  start_of_week: number | null;
  /** Language of the site. */
  language: string;
  /** Whether smileys such as :-) become pictures. */
  use_smilies: boolean;
  /** Category of a post that names none. */
  default_category: number | null;
  /** Format of a post that names none. */
  default_post_format: string | null;
  /** Most posts on a page of the site. */
  posts_per_page: number;
  /** What the front page shows: the latest `posts`, or a `page`. */
  show_on_front: string | null;
  /** Page that is the front page; 0 for none. */
  page_on_front: number | null;
  /** Page that lists the latest posts; 0 for none. */
  page_for_posts: number | null;
  /** Whether other sites may announce links to new posts. */
  default_ping_status: 'open' | 'closed' | null;
  /** Whether new posts take comments. */
  default_comment_status: 'open' | 'closed' | null;
  /** Picture that is the logo of the site. */
  site_logo: number | null;
  /** Picture that is the icon of the site. */
  site_icon: number | null;
}

/** The settings in the `view` context. */
export type SettingsView = Settings;

/** What `settings.get` receives, once validated, sanitized and defaulted. */
export type GetSettingsArgs = Record<never, never>;

/** What a client may send to `settings.get`. */
export type GetSettingsInput = GetSettingsArgs;

/** What `settings.update` receives, once validated, sanitized and defaulted. */
export interface UpdateSettingsArgs {
  /** Name of the site. */
  title?: string;
  /** What the site is about, in a few words. */
  description?: string;
  /** Address of the site. */
  url?: string;
  /** Address that the site sends its own notices to. */
  email?: string;
  /** City whose time the site keeps. */
  timezone?: string;
  /** How dates are written. */
  date_format?: string;
  /** How times of day are written. */
  time_format?: string;
  /** Day that the week begins with; 0 is Sunday. */
  start_of_week?: number;
  /** Language of the site. */
  language?: string;
  /** Whether smileys such as :-) become pictures. */
  use_smilies?: boolean;
  /** Category of a post that names none. */
  default_category?: number;
  /** Format of a post that names none. */
  default_post_format?: string;
  /** Most posts on a page of the site. */
  posts_per_page?: number;
  /** What the front page shows: the latest `posts`, or a `page`. */
  show_on_front?: string;
  /** Page that is the front page; 0 for none. */
  page_on_front?: number;
  /** Page that lists the latest posts; 0 for none. */
  page_for_posts?: number;
  /** Whether other sites may announce links to new posts. */
  default_ping_status?: 'open' | 'closed';
  /** Whether new posts take comments. */
  default_comment_status?: 'open' | 'closed';
  /** Picture that is the logo of the site. */
  site_logo?: number;
  /** Picture that is the icon of the site. */
  site_icon?: number;
  /** ID of the page with the privacy policy, which only users who manage options may change; 0 for none. */
  page_for_privacy_policy?: number;
}

/** What a client may send to `settings.update`. */
export interface UpdateSettingsInput {
  /** Name of the site. */
  title?: string | null;
  /** What the site is about, in a few words. */
  description?: string | null;
  /** Address of the site. */
  url?: string | null;
  /** Address that the site sends its own notices to. */
  email?: string | null;
  /** City whose time the site keeps. */
  timezone?: string | null;
  /** How dates are written. */
  date_format?: string | null;
  /** How times of day are written. */
  time_format?: string | null;
  /** Day that the week begins with; 0 is Sunday. */
  start_of_week?: number | null;
  /** Language of the site. */
  language?: string | null;
  /** Whether smileys such as :-) become pictures. */
  use_smilies?: boolean | null;
  /** Category of a post that names none. */
  default_category?: number | null;
  /** Format of a post that names none. */
  default_post_format?: string | null;
  /** Most posts on a page of the site. */
  posts_per_page?: number | null;
  /** What the front page shows: the latest `posts`, or a `page`. */
  show_on_front?: string | null;
  /** Page that is the front page; 0 for none. */
  page_on_front?: number | null;
  /** Page that lists the latest posts; 0 for none. */
  page_for_posts?: number | null;
  /** Whether other sites may announce links to new posts. */
  default_ping_status?: 'open' | 'closed' | null;
  /** Whether new posts take comments. */
  default_comment_status?: 'open' | 'closed' | null;
  /** Picture that is the logo of the site. */
  site_logo?: number | null;
  /** Picture that is the icon of the site. */
  site_icon?: number | null;
  /** ID of the page with the privacy policy, which only users who manage options may change; 0 for none. */
  page_for_privacy_policy?: number;
}

/** The codes of the errors that `settings.update` answers, beside those that any may. */
export type UpdateSettingsError = 'rest_invalid_stored_value';
