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
  HandlerRequest,
  NestedEndpoint,
  Page,
  UploadEndpoint,
} from './endpoint.ts';
export { ItemAnswer, answer } from './item-answer.ts';
export { anyone, loggedIn, loggedInFor, notImplemented } from './permissions.ts';
export { RestRequest } from './request.ts';
export type { Method, Params, RequestParts, User } from './request.ts';
export {
  HttpResponse,
  RestResponse,
  created,
  ensureResponse,
  noContent,
  streamed,
} from './response.ts';
export { REST_API_VERSION } from './constants.ts';
export { createServer, lazyServer } from './create.ts';
export type { ServerOnDemand } from './create.ts';
export { sendCorsHeaders } from './cors-headers.ts';
export { checkCookieNonce, checkPassword } from './authentication.ts';
export { handleOptionsRequest } from './dispatch.ts';
export { filterResponseFields, sendAllowHeader } from './post-dispatch.ts';
export { runNoticeAction } from './misuse.ts';
export type { PreloadPath, PreloadedAnswers } from './preload.ts';
export type { Served } from './served.ts';
export { wrongAnswerText } from './answer-checks.ts';
export type { AnswerChecking, WrongAnswer } from './answer-checks.ts';
export { Server } from './server.ts';
export { registerResource } from './resource.ts';
export type { RegisterRoutes, Registrar, ResourceParts } from './resource.ts';
export type { ServerParts } from './server.ts';
export { thrownText } from './thrown-text.ts';
export type { Permalinks, ServerSettings, SiteAddress } from './settings.ts';
export { RestError, isError } from '../errors/rest-error.ts';
export { Hooks } from '../hooks/hooks.ts';
export type { Accounts, ApplicationPassword } from '../auth/accounts.ts';
