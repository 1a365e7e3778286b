// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (17432c24c737)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms-site-health/v1/tests/background-updates` */
export const backgroundUpdatesSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** `GET /cms-site-health/v1/tests/loopback-requests` */
export const loopbackRequestsSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** `GET /cms-site-health/v1/tests/https-status` */
export const httpsStatusSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** `GET /cms-site-health/v1/tests/dotorg-communication` */
export const catalogueCommunicationSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** `GET /cms-site-health/v1/tests/authorization-header` */
export const authorizationHeaderSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** `GET /cms-site-health/v1/directory-sizes` */
export const directorySizesSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** `GET /cms-site-health/v1/tests/page-cache` */
export const pageCacheSiteHealthTestArgs = {} satisfies ArgDefinitions;
