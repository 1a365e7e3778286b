// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (6420b8d7fd92)

/** A site health test with every field: what a handler returns. */
export interface SiteHealthTest {
  /** Name of the test. */
  test: string;
  /** What it found, in one line. */
  label: string;
  /** How well it is. */
  status: 'good' | 'recommended' | 'critical';
  /** What it is about. */
  badge: {
    /** The subject in a word. */
    label: string;
    /** Colour of the subject. */
    color: 'blue' | 'orange' | 'red' | 'green' | 'purple' | 'gray';
  };
  /** What was found, as HTML. */
  description: string;
  /** What can be done about it, as HTML; empty for nothing. */
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
  /** The room of all of it, in bytes; 0 when there was no time to count it. */
  raw: number;
  [k: string]:
    | {
        /** The room it takes, or why it is not known, for people. */
        size: string;
        /** The same for who looks for a fault. */
        debug: string;
        /** The room it takes, in bytes. */
        raw?: number;
        /** Where it is. */
        path?: string;
      }
    | number;
}

/** What `site-health.pageCache` receives, once validated, sanitized and defaulted. */
export type PageCacheSiteHealthTestArgs = Record<never, never>;

/** What a client may send to `site-health.pageCache`. */
export type PageCacheSiteHealthTestInput = PageCacheSiteHealthTestArgs;
