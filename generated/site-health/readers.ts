// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (ad7cd87e1aea)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms-site-health/v1/tests/background-updates` */
export const backgroundUpdatesSiteHealthTestReader: ArgsReader = {
  reads: [],
  read: () => undefined,
};

/** `GET /cms-site-health/v1/tests/loopback-requests` */
export const loopbackRequestsSiteHealthTestReader: ArgsReader = {
  reads: [],
  read: () => undefined,
};

/** `GET /cms-site-health/v1/tests/https-status` */
export const httpsStatusSiteHealthTestReader: ArgsReader = { reads: [], read: () => undefined };

/** `GET /cms-site-health/v1/tests/dotorg-communication` */
export const catalogueCommunicationSiteHealthTestReader: ArgsReader = {
  reads: [],
  read: () => undefined,
};

/** `GET /cms-site-health/v1/tests/authorization-header` */
export const authorizationHeaderSiteHealthTestReader: ArgsReader = {
  reads: [],
  read: () => undefined,
};

/** `GET /cms-site-health/v1/directory-sizes` */
export const directorySizesSiteHealthTestReader: ArgsReader = { reads: [], read: () => undefined };

/** `GET /cms-site-health/v1/tests/page-cache` */
export const pageCacheSiteHealthTestReader: ArgsReader = { reads: [], read: () => undefined };
