// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (60843a205b77)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `site-health`; site/handlers/site-health.ts implements them. */
export interface SiteHealthHandlers {
  /** `GET /cms-site-health/v1/tests/background-updates` */
  readonly backgroundUpdates: Endpoint<
    types.BackgroundUpdatesSiteHealthTestArgs,
    types.SiteHealthTest
  >;
  /** `GET /cms-site-health/v1/tests/loopback-requests` */
  readonly loopbackRequests: Endpoint<
    types.LoopbackRequestsSiteHealthTestArgs,
    types.SiteHealthTest
  >;
  /** `GET /cms-site-health/v1/tests/https-status` */
  readonly httpsStatus: Endpoint<types.HttpsStatusSiteHealthTestArgs, types.SiteHealthTest>;
  /** `GET /cms-site-health/v1/tests/dotorg-communication` */
  readonly catalogueCommunication: Endpoint<
    types.CatalogueCommunicationSiteHealthTestArgs,
    types.SiteHealthTest
  >;
  /** `GET /cms-site-health/v1/tests/authorization-header` */
  readonly authorizationHeader: Endpoint<
    types.AuthorizationHeaderSiteHealthTestArgs,
    types.SiteHealthTest
  >;
  /** `GET /cms-site-health/v1/directory-sizes` */
  readonly directorySizes: Endpoint<
    types.DirectorySizesSiteHealthTestArgs,
    types.DirectorySizesSiteHealthTestAnswer
  >;
  /** `GET /cms-site-health/v1/tests/page-cache` */
  readonly pageCache: Endpoint<types.PageCacheSiteHealthTestArgs, types.SiteHealthTest>;
}
