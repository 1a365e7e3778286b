// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (5b88b1af17a8)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms-site-health/v1/tests/background-updates` */
export const backgroundUpdatesSiteHealthTestArgs: ArgDefinitions = {};

/** `GET /cms-site-health/v1/tests/loopback-requests` */
export const loopbackRequestsSiteHealthTestArgs: ArgDefinitions = {};

/** `GET /cms-site-health/v1/tests/https-status` */
export const httpsStatusSiteHealthTestArgs: ArgDefinitions = {};

/** `GET /cms-site-health/v1/tests/dotorg-communication` */
export const catalogueCommunicationSiteHealthTestArgs: ArgDefinitions = {};

/** `GET /cms-site-health/v1/tests/authorization-header` */
export const authorizationHeaderSiteHealthTestArgs: ArgDefinitions = {};

/** `GET /cms-site-health/v1/directory-sizes` */
export const directorySizesSiteHealthTestArgs: ArgDefinitions = {};

/** `GET /cms-site-health/v1/tests/page-cache` */
export const pageCacheSiteHealthTestArgs: ArgDefinitions = {};
