// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (37df6154c2fb)

/** A status with every field: what a handler returns. */
export interface Status {
  /** What people call the status. */
  name: string;
  /** Whether only some people see posts of the status. */
  private: boolean;
  /** Whether only who may edit posts of the status sees them. */
  protected: boolean;
  /** Whether everybody sees posts of the status. */
  public: boolean;
  /** Whether everybody can look for posts of the status. */
  queryable: boolean;
  /** Whether the administration lists posts of the status among all. */
  show_in_list: boolean;
  /** Name of the status. */
  slug: string;
  /** Whether the date of posts of the status is not settled yet. */
  date_floating: boolean;
}

/** A status in the `view` context. */
export interface StatusView {
  name: string;
  public: boolean;
  queryable: boolean;
  slug: string;
  date_floating: boolean;
}

/** A status in the `embed` context. */
export interface StatusEmbed {
  name: string;
  slug: string;
}

/** A status in the `edit` context. */
export type StatusEdit = Status;

/** What links of a status depend on beside its fields. */
export interface StatusFacts {
  /** Route of the posts of the status. */
  archives_route: string;
}

/** What `statuses.list` receives, once validated, sanitized and defaulted. */
export type ListStatusesArgs = Record<never, never>;

/** What a client may send to `statuses.list`. */
export type ListStatusesInput = ListStatusesArgs;

/** The codes of the errors that `statuses.list` answers, beside those that any may. */
export type ListStatusesError = 'rest_cannot_view';

/** What `statuses.get` receives, once validated, sanitized and defaulted. */
export interface GetStatusArgs {
  /** Name of the status. */
  status: string;
}

/** What a client may send to `statuses.get`. */
export type GetStatusInput = GetStatusArgs;

/** The codes of the errors that `statuses.get` answers, beside those that any may. */
export type GetStatusError = 'rest_cannot_read_status' | 'rest_status_invalid';
