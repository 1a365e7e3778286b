// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (74ce8ffd4ea3)

/** A status with every field: what a handler returns. */
export interface Status {
  /** Label of the status. */
  name: string;
  /** Whether posts with the status are visible only to users with permission. */
  private: boolean;
  /** Whether posts with the status are visible only to users who may edit them. */
  protected: boolean;
  /** Whether posts with the status are public. */
  public: boolean;
  /** Whether posts with the status can be queried publicly. */
  queryable: boolean;
  /** Whether posts with the status are included in the list of the administration. */
  show_in_list: boolean;
  /** Unique name of the status. */
  slug: string;
  /** Whether the date of posts with the status can still change. */
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
  /** Route of the posts with the status. */
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
  /** Unique name of the status. */
  status: string;
}

/** What a client may send to `statuses.get`. */
export type GetStatusInput = GetStatusArgs;

/** The codes of the errors that `statuses.get` answers, beside those that any may. */
export type GetStatusError = 'rest_cannot_read_status' | 'rest_status_invalid';
