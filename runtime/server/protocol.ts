import type { ErrorFormat } from '../http/wire.ts';

/** The parts of the HTTP protocol that a server speaks. A profile sets all of them; each can be set by itself. */
export interface Protocol {
  /** The first part of every path: `api` for `/api/books`; empty for none. */
  readonly prefix: string;
  /** The namespace of resources whose schema file names none; empty for none. */
  readonly namespace: string;
  /** Whether `?rest_route=/books` and `/index.php/` in front of the prefix also lead to a route. */
  readonly queryRoutes: boolean;
  /** Whether `_method` in the query and the header `X-HTTP-Method-Override` replace the method. */
  readonly methodOverride: boolean;
  /** Whether `_jsonp` returns a script. */
  readonly jsonp: boolean;
  /** Whether `_envelope` puts status and headers into the body. */
  readonly envelope: boolean;
  /**
   * Which source of a parameter counts. `location`: the path, then the body of POST, PUT and PATCH, or the query of other
   * methods. `any`: JSON, the form, the query and the path, the first that has it.
   */
  readonly parameters: 'location' | 'any';
  /** Whether parameters that an endpoint does not declare are refused with `rest_unknown_param`, or passed as `extra`. */
  readonly unknownParameters: 'refuse' | 'accept';
  /** Whether a path that exists for other methods is 405 with `Allow`, or 404 like an unknown one. */
  readonly methodNotAllowed: boolean;
  /** Whether a body that is neither JSON nor a form is 415, or ignored, where the endpoint takes no files. */
  readonly unsupportedMediaType: boolean;
  readonly errors: ErrorFormat;
  /** The header `WWW-Authenticate` of responses with 401, such as `Bearer`; `null` for none. */
  readonly challenge: string | null;
  /** `strict`: the formats of RFC 3339 and RFC 3986. `lenient`: what the content API accepts (4.7). */
  readonly formats: 'strict' | 'lenient';
  /** Whether null is validated like any value of an argument, or counts as not sent until it is sanitized. */
  readonly nulls: 'validate' | 'skip';
  /** Whether responses omit the members that the schema of their endpoint does not declare, or keep them. */
  readonly undeclaredMembers: 'omit' | 'keep';
  /** The headers with the number of items of a collection, and of its pages; `null` for none. */
  readonly totals: { readonly total: string; readonly pages: string } | null;
  /** Whether `/` and each namespace list their routes, and OPTIONS describes the route. */
  readonly discovery: boolean;
  /** Which other origins may use the API from a browser: a list, all with their credentials (`reflect`), or none. */
  readonly cors: CorsOptions | 'reflect' | null;
}

/** The origins that may use an API from a browser. */
export interface CorsOptions {
  /** Origins such as `https://app.example`; `'*'` for all, without credentials. */
  readonly origins: readonly string[] | '*';
  /** Whether scripts may send cookies and read the response; default `false`. */
  readonly credentials?: boolean;
  /** Headers that scripts may send in addition to `Authorization`, `Content-Type`, `If-Match`, `If-None-Match` and arguments with `"in": "header"`. */
  readonly allowedHeaders?: readonly string[];
  /** Headers that scripts may read in addition to those of the protocol. */
  readonly exposedHeaders?: readonly string[];
  /** Seconds for which a browser may keep the result of a preflight request; default 600. */
  readonly maxAge?: number;
}

export type ProfileName = 'plain' | 'content-api';

/** Returns the protocol of a profile, with single parts replaced. `token` names prefix, namespace and headers of `content-api`. */
export function protocolOf(
  profile: ProfileName,
  token: string,
  own: Partial<Protocol> = {},
): Protocol {
  const known = profile === 'plain' ? PLAIN : contentApi(token);
  return { ...known, ...own };
}

const PLAIN: Protocol = {
  prefix: '',
  namespace: '',
  queryRoutes: false,
  methodOverride: false,
  jsonp: false,
  envelope: false,
  parameters: 'location',
  unknownParameters: 'refuse',
  methodNotAllowed: true,
  unsupportedMediaType: true,
  errors: 'problem',
  challenge: null,
  formats: 'strict',
  nulls: 'validate',
  undeclaredMembers: 'omit',
  totals: { total: 'X-Total-Count', pages: 'X-Total-Pages' },
  discovery: false,
  cors: null,
};

/** The protocol of the content API: the contract of this repository (docs/contract.md). */
function contentApi(token: string): Protocol {
  const header = `X-${token.toUpperCase()}`;
  return {
    prefix: `${token}-json`,
    namespace: `${token}/v2`,
    queryRoutes: true,
    methodOverride: true,
    jsonp: true,
    envelope: true,
    parameters: 'any',
    unknownParameters: 'accept',
    methodNotAllowed: false,
    unsupportedMediaType: false,
    errors: 'plain',
    challenge: null,
    formats: 'lenient',
    nulls: 'skip',
    undeclaredMembers: 'keep',
    totals: { total: `${header}-Total`, pages: `${header}-TotalPages` },
    discovery: true,
    cors: 'reflect',
  };
}
