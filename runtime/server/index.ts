export type {
  Answers,
  EndpointDefinition,
  ItemShape,
  PlainEndpoint,
  RouteDefinition,
  ShapedEndpoint,
} from './definition.ts';
export { DerivedRoutes } from './derived-routes.ts';
export type { Queried, Registered } from './derived-routes.ts';
export type {
  Awaitable,
  Deleted,
  Endpoint,
  FactsOf,
  FilesEndpoint,
  HandlerRequest,
  NestedEndpoint,
  Page,
  Replies,
  UploadEndpoint,
} from './endpoint.ts';
export { ItemAnswer, answer } from './response.ts';
export { redirect, respond } from './reply.ts';
export { allowedMethods, anyone, loggedIn, loggedInFor, notImplemented } from './permissions.ts';
export { RestRequest } from './request.ts';
export type { Params, Register, RequestParts, RequestUser, User } from './request.ts';
export { HttpResponse, RestResponse, ensureResponse, streamed } from './response.ts';
export { createServer, lazyServer } from './create.ts';
export type { ServerOnDemand } from './create.ts';
export { sendCorsHeaders } from './initial-headers.ts';
export { SiteLogin, checkCookieNonce, checkPassword } from './site-login.ts';
export type { LoginSettings } from './site-login.ts';
export { handleOptionsRequest } from './handle-request.ts';
export type { Served } from './handle-request.ts';
export { filterResponseFields, sendAllowHeader } from './permissions.ts';
export { runNoticeAction } from './notices.ts';
export type { PreloadPath, PreloadedResponses } from './preload.ts';
export { invalidResponseText } from './response-checks.ts';
export type { InvalidResponse, ResponseChecking } from './response-checks.ts';
export { REST_API_VERSION, Server } from './server.ts';
export { registerResource, registerResources } from './resource.ts';
export type { RegisterRoutes, Registrar, ResourceParts } from './resource.ts';
export type { AroundHandler, ServerParts } from './server.ts';
export { thrownText } from '../errors/thrown-text.ts';
export type { Permalinks, ResolvedSettings, ServerSettings, SiteAddress } from './settings.ts';
export { resolveSettings } from './settings.ts';
export type { CorsOptions, ProfileName, Protocol } from './protocol.ts';
export { RestError, isError } from '../errors/rest-error.ts';
export { Hooks } from '../hooks/hooks.ts';
export type { Accounts, ApplicationPassword } from '../auth/accounts.ts';
