// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (92295a080ced)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms-site-health/v1/tests/background-updates`, and their parser. */
export const backgroundUpdatesSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/loopback-requests`, and their parser. */
export const loopbackRequestsSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/https-status`, and their parser. */
export const httpsStatusSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/dotorg-communication`, and their parser. */
export const catalogueCommunicationSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/authorization-header`, and their parser. */
export const authorizationHeaderSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/directory-sizes`, and their parser. */
export const directorySizesSiteHealthTestArgs = {} satisfies ArgDefinitions;

/** The arguments of `GET /cms-site-health/v1/tests/page-cache`, and their parser. */
export const pageCacheSiteHealthTestArgs = {} satisfies ArgDefinitions;
