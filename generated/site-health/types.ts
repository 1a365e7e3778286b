// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (c67d2b5ce36c)

/** A site health test with every field: what a handler returns. (schemas/resources/site-health.json:3) */
export interface SiteHealthTest {
  /** Name of the test. */
  test: string;
  /** Result of the test, in one line. */
  label: string;
  /** Status of the test. */
  status: 'good' | 'recommended' | 'critical';
  /** Category of the test. */
  badge: {
    /** Label of the category. */
    label: string;
    /** Color of the category. */
    color: 'blue' | 'orange' | 'red' | 'green' | 'purple' | 'gray';
  };
  /** Description of the result, as HTML. */
  description: string;
  /** Recommended actions, as HTML; empty for none. */
  actions: string;
}

/** A site health test in the `view` context. (schemas/resources/site-health.json:3) */
export type SiteHealthTestView = SiteHealthTest;

/** The arguments that the handler of `site-health.backgroundUpdates` receives. (schemas/resources/site-health.json:61) */
export type BackgroundUpdatesSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.backgroundUpdates`. (schemas/resources/site-health.json:61) */
export type BackgroundUpdatesSiteHealthTestInput = BackgroundUpdatesSiteHealthTestArgs;

/** The arguments that the handler of `site-health.loopbackRequests` receives. (schemas/resources/site-health.json:68) */
export type LoopbackRequestsSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.loopbackRequests`. (schemas/resources/site-health.json:68) */
export type LoopbackRequestsSiteHealthTestInput = LoopbackRequestsSiteHealthTestArgs;

/** The arguments that the handler of `site-health.httpsStatus` receives. (schemas/resources/site-health.json:75) */
export type HttpsStatusSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.httpsStatus`. (schemas/resources/site-health.json:75) */
export type HttpsStatusSiteHealthTestInput = HttpsStatusSiteHealthTestArgs;

/** The arguments that the handler of `site-health.catalogueCommunication` receives. (schemas/resources/site-health.json:82) */
export type CatalogueCommunicationSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.catalogueCommunication`. (schemas/resources/site-health.json:82) */
export type CatalogueCommunicationSiteHealthTestInput = CatalogueCommunicationSiteHealthTestArgs;

/** The arguments that the handler of `site-health.authorizationHeader` receives. (schemas/resources/site-health.json:89) */
export type AuthorizationHeaderSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.authorizationHeader`. (schemas/resources/site-health.json:89) */
export type AuthorizationHeaderSiteHealthTestInput = AuthorizationHeaderSiteHealthTestArgs;

/** The arguments that the handler of `site-health.directorySizes` receives. (schemas/resources/site-health.json:97) */
export type DirectorySizesSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.directorySizes`. (schemas/resources/site-health.json:97) */
export type DirectorySizesSiteHealthTestInput = DirectorySizesSiteHealthTestArgs;

/** The response of `site-health.directorySizes`. */
export interface DirectorySizesSiteHealthTestAnswer {
  /** Total size in bytes, or 0 if it could not be computed in time. */
  raw: number;
  [k: string]:
    | {
        /** Size, or the reason why it is unknown, for display. */
        size: string;
        /** Size for debugging. */
        debug: string;
        /** Size in bytes. */
        raw?: number;
        /** Path of the folder. */
        path?: string;
      }
    | number;
}

/** The arguments that the handler of `site-health.pageCache` receives. (schemas/resources/site-health.json:133) */
export type PageCacheSiteHealthTestArgs = Record<never, never>;

/** The arguments that a client may send to `site-health.pageCache`. (schemas/resources/site-health.json:133) */
export type PageCacheSiteHealthTestInput = PageCacheSiteHealthTestArgs;
