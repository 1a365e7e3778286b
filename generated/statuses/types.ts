// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (8f174fb35bad)

/** A status in the `embed` context. (schemas/resources/statuses.json:3) */
export interface StatusEmbed {
  /** Label of the status. */
  name: string;
  /** Unique name of the status. */
  slug: string;
}

/** A status in the `view` context. (schemas/resources/statuses.json:3) */
export interface StatusView extends StatusEmbed {
  /** Whether posts with the status are public. */
  public: boolean;
  /** Whether posts with the status can be queried publicly. */
  queryable: boolean;
  /** Whether the date of posts with the status can still change. */
  date_floating: boolean;
}

/** A status with every field: what a handler returns. (schemas/resources/statuses.json:3) */
export interface Status extends StatusView {
  /** Whether posts with the status are visible only to users with permission. */
  private: boolean;
  /** Whether posts with the status are visible only to users who may edit them. */
  protected: boolean;
  /** Whether posts with the status are included in the list of the administration. */
  show_in_list: boolean;
}

/** A status in the `edit` context. (schemas/resources/statuses.json:3) */
export type StatusEdit = Status;

/** Values that the links of a status depend on, in addition to its fields. (schemas/resources/statuses.json:3) */
export interface StatusFacts {
  /** Route of the posts with the status. */
  archives_route: string;
}

/** The arguments that the handler of `statuses.list` receives. (schemas/resources/statuses.json:77) */
export type ListStatusesArgs = Record<never, never>;

/** The arguments that a client may send to `statuses.list`. (schemas/resources/statuses.json:77) */
export type ListStatusesInput = ListStatusesArgs;

/** The error codes of `statuses.list`, in addition to those of any endpoint. */
export type ListStatusesError = 'rest_cannot_view';

/** The arguments that the handler of `statuses.get` receives. (schemas/resources/statuses.json:94) */
export interface GetStatusArgs {
  /** Unique name of the status. */
  status: string;
}

/** The arguments that a client may send to `statuses.get`. (schemas/resources/statuses.json:94) */
export type GetStatusInput = GetStatusArgs;

/** The error codes of `statuses.get`, in addition to those of any endpoint. */
export type GetStatusError = 'rest_cannot_read_status' | 'rest_status_invalid';
