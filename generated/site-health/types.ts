// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (37a6c88c2f34)

/** A site health test with every field: what a handler returns. */
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

/** A site health test in the `view` context. */
export type SiteHealthTestView = SiteHealthTest;

/** What `site-health.backgroundUpdates` receives, once validated, sanitized and defaulted. */
export type BackgroundUpdatesSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.backgroundUpdates`. */
export type BackgroundUpdatesSiteHealthTestInput = BackgroundUpdatesSiteHealthTestArgs;

/** What `site-health.loopbackRequests` receives, once validated, sanitized and defaulted. */
export type LoopbackRequestsSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.loopbackRequests`. */
export type LoopbackRequestsSiteHealthTestInput = LoopbackRequestsSiteHealthTestArgs;

/** What `site-health.httpsStatus` receives, once validated, sanitized and defaulted. */
export type HttpsStatusSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.httpsStatus`. */
export type HttpsStatusSiteHealthTestInput = HttpsStatusSiteHealthTestArgs;

/** What `site-health.catalogueCommunication` receives, once validated, sanitized and defaulted. */
export type CatalogueCommunicationSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.catalogueCommunication`. */
export type CatalogueCommunicationSiteHealthTestInput = CatalogueCommunicationSiteHealthTestArgs;

/** What `site-health.authorizationHeader` receives, once validated, sanitized and defaulted. */
export type AuthorizationHeaderSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.authorizationHeader`. */
export type AuthorizationHeaderSiteHealthTestInput = AuthorizationHeaderSiteHealthTestArgs;

/** What `site-health.directorySizes` receives, once validated, sanitized and defaulted. */
export type DirectorySizesSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.directorySizes`. */
export type DirectorySizesSiteHealthTestInput = DirectorySizesSiteHealthTestArgs;

/** What `site-health.directorySizes` answers. */
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

/** What `site-health.pageCache` receives, once validated, sanitized and defaulted. */
export type PageCacheSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.pageCache`. */
export type PageCacheSiteHealthTestInput = PageCacheSiteHealthTestArgs;
