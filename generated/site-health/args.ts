// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (3d30edbb5fd5)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms-site-health/v1/tests/background-updates`. */
export const backgroundUpdatesSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/loopback-requests`. */
export const loopbackRequestsSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/https-status`. */
export const httpsStatusSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/dotorg-communication`. */
export const catalogueCommunicationSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/authorization-header`. */
export const authorizationHeaderSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/directory-sizes`. */
export const directorySizesSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/page-cache`. */
export const pageCacheSiteHealthTestArgs = {} satisfies ArgDefinitions;
