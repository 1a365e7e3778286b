// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (e2f14c929301)

import type { Endpoint } from '../../runtime/server/index.ts';
import type {
  AuthorizationHeaderSiteHealthTestArgs,
  BackgroundUpdatesSiteHealthTestArgs,
  CatalogueCommunicationSiteHealthTestArgs,
  DirectorySizesSiteHealthTestAnswer,
  DirectorySizesSiteHealthTestArgs,
  HttpsStatusSiteHealthTestArgs,
  LoopbackRequestsSiteHealthTestArgs,
  PageCacheSiteHealthTestArgs,
  SiteHealthTest,
} from './types.ts';

/** The endpoints of `site-health`; site/handlers/site-health.ts implements them. */
export interface SiteHealthHandlers {
  /** `GET /cms-site-health/v1/tests/background-updates` */
  readonly backgroundUpdates: Endpoint<BackgroundUpdatesSiteHealthTestArgs, SiteHealthTest>;
  /** `GET /cms-site-health/v1/tests/loopback-requests` */
  readonly loopbackRequests: Endpoint<LoopbackRequestsSiteHealthTestArgs, SiteHealthTest>;
  /** `GET /cms-site-health/v1/tests/https-status` */
  readonly httpsStatus: Endpoint<HttpsStatusSiteHealthTestArgs, SiteHealthTest>;
  /** `GET /cms-site-health/v1/tests/dotorg-communication` */
  readonly catalogueCommunication: Endpoint<
    CatalogueCommunicationSiteHealthTestArgs,
    SiteHealthTest
  >;
  /** `GET /cms-site-health/v1/tests/authorization-header` */
  readonly authorizationHeader: Endpoint<AuthorizationHeaderSiteHealthTestArgs, SiteHealthTest>;
  /** `GET /cms-site-health/v1/directory-sizes` */
  readonly directorySizes: Endpoint<
    DirectorySizesSiteHealthTestArgs,
    DirectorySizesSiteHealthTestAnswer
  >;
  /** `GET /cms-site-health/v1/tests/page-cache` */
  readonly pageCache: Endpoint<PageCacheSiteHealthTestArgs, SiteHealthTest>;
}
