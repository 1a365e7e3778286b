// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (50d6283aa22b)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms-site-health/v1/tests/background-updates` */
export const backgroundUpdatesSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;

/** `GET /cms-site-health/v1/tests/loopback-requests` */
export const loopbackRequestsSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;

/** `GET /cms-site-health/v1/tests/https-status` */
export const httpsStatusSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;

/** `GET /cms-site-health/v1/tests/dotorg-communication` */
export const catalogueCommunicationSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;

/** `GET /cms-site-health/v1/tests/authorization-header` */
export const authorizationHeaderSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;

/** `GET /cms-site-health/v1/directory-sizes` */
export const directorySizesSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;

/** `GET /cms-site-health/v1/tests/page-cache` */
export const pageCacheSiteHealthTestReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;
