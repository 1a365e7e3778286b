import { RestError } from '../errors/rest-error.ts';
import { parametersError } from '../http/limits.ts';
import { parseForm, parseRepeated } from '../http/query.ts';
import { decodePath, routeBelow, routeOf } from '../http/urls.ts';
import type { WireRequest } from '../http/wire.ts';
import { formDepthOf } from './depth.ts';
import { emptyParams } from './request.ts';
import type { Params } from './request.ts';
import type { Server } from './server.ts';

/** The address of a request. */
export interface Address {
  /** `null` if it does not belong to the service. */
  readonly route: string | null;
  readonly query: Params;
  /** The query as it was sent. */
  readonly search: string;
  /** The error of an invalid address. */
  readonly refusal: RestError | null;
}

/** Reads the address of a request on the wire. */
export function readAddress(server: Server, { url }: WireRequest): Address {
  const [target = ''] = url.split('#', 1);
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark + 1);
  const tooMany = parametersError(search, server.settings.parameters);
  const { queryRoutes, parameters } = server.protocol;
  const parse = parameters === 'location' ? parseRepeated : parseForm;
  const query = tooMany ? emptyParams() : parse(search, formDepthOf(server.settings));
  const urls = server.urlSettings();
  const route = queryRoutes ? routeOf(path, query['rest_route'], urls) : routeBelow(path, urls);
  if (queryRoutes) delete query['rest_route'];
  return { route, query, search, refusal: decodePath(path) === null ? invalidPath() : tooMany };
}

function invalidPath(): RestError {
  return new RestError(
    'rest_invalid_path',
    'The path has an invalid percent-encoding: % must be followed by two hexadecimal digits that decode to UTF-8 without NUL.',
    { status: 400 },
  );
}

/** Whether a service without a prefix leaves a path to others: no route matches it. */
export function isElsewhere({ protocol, routes }: Server, route: string): boolean {
  return protocol.prefix === '' && routes.matchAny(route) === null;
}
