export type { RequestLogEntry } from './request-log.ts';
export { health, HEALTH_PATHS } from './health.ts';
export { DEFAULT_LIMITS, RETRY_AFTER } from './limits.ts';
export type { RequestLimits } from './limits.ts';
export type { IsUnavailable } from './failures.ts';
export { toFetchHandler } from './fetch.ts';
export type { FetchHandler, FetchHandlerOptions, FetchInfo } from './fetch.ts';
export { listen, toNodeHandler } from './node.ts';
export type { Listening, ListenOptions, NodeHandler, NodeHandlerOptions } from './node.ts';
export type { CompressionOptions, Encoding } from './compression.ts';
export {
  isReading,
  moved,
  plainText,
  privateJson,
  privatePage,
  redirect,
  shared,
  sharedPage,
  wrongMethod,
} from './pages.ts';
export type { HeaderLines } from './pages.ts';
export { Html, html } from './html.ts';
export type { Insert } from './html.ts';
export { isRange } from './proxies.ts';
export type { Timeouts } from './connections.ts';
export { buildUrl, readUrl, routeOf, routePath, withoutTrailingSlash } from './urls.ts';
export type { Connection, UrlSettings } from './urls.ts';
export { headerOf } from './wire.ts';
export type { BodyStream, Service, UploadedFile, WireRequest, WireResponse } from './wire.ts';
export { entityTag, isKnown } from './etag.ts';
export { contentMatches } from './upload-folder.ts';
export { keepFile, removeLostUploads, UploadFolder } from './upload-folder.ts';
