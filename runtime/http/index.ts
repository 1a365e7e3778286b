export { headLinks, linkHeaders, rsdEntry } from './advertise.ts';
export type { Advertised } from './advertise.ts';
export { listen } from './node.ts';
export type { ListenOptions, Listening } from './node.ts';
export { buildUrl, readUrl, routeOf, routePath, withoutTrailingSlash } from './urls.ts';
export type { Connection, UrlSettings } from './urls.ts';
export type { Service, WireAnswer, WireRequest } from './wire.ts';
