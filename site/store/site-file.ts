/**
 * A whole site as one JSON value: what is imported. Texts may hold `{base_url}` and `{admin_url}`; keys
 * of meta and marks of blocks are spelled with the token `cms`, and get that of the site.
 */
export interface SiteFile {
  readonly options: Readonly<Record<string, unknown>>;
  readonly users: readonly SiteUser[];
  readonly terms: readonly SiteTerm[];
  readonly posts: readonly SitePost[];
  readonly comments: readonly SiteComment[];
  readonly application_passwords?: readonly SiteApplicationPassword[];
}

export interface SiteUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly registered: string;
  readonly roles: readonly string[];
  readonly first_name: string;
  readonly last_name: string;
  readonly nickname: string;
  readonly description: string;
  readonly locale: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface SiteTerm {
  readonly id: number;
  readonly taxonomy: string;
  readonly name: string;
  readonly slug: string;
  readonly parent: number;
  readonly description: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface SitePost {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly author: number;
  readonly date: string;
  readonly date_gmt: string;
  readonly modified: string;
  readonly modified_gmt: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly password: string;
  readonly parent: number;
  readonly menu_order: number;
  readonly comment_status: string;
  readonly ping_status: string;
  readonly mime_type: string;
  readonly guid: string;
  readonly sticky: boolean;
  readonly terms?: Readonly<Record<string, readonly number[]>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface SiteComment {
  readonly id: number;
  readonly post: number;
  readonly parent: number;
  readonly author: number;
  readonly author_name: string;
  readonly author_email: string;
  readonly author_url: string;
  readonly author_ip: string;
  readonly date: string;
  readonly date_gmt: string;
  readonly content: string;
  readonly approved: string;
  readonly type: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** One to be made; the password is chosen when the site is imported. */
export interface SiteApplicationPassword {
  /** Login of its user. */
  readonly user: string;
  readonly app_id: string;
  readonly name: string;
}
