import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { AdditionalFields } from '../shape/additional-fields.ts';
import type { Curie } from '../shape/curies.ts';
import type { LinkAddresses } from '../shape/links.ts';
import type { LinkConstants } from '../shape/link-values.ts';
import { answers } from './answers.ts';
import type { ShapedEndpoint } from './definition.ts';
import type { AnswerCheck, AnswerChecks } from './answer-checks.ts';
import { andThen, called } from './awaitable.ts';
import { withDeclaredStatus } from './declared-errors.ts';
import type { DeclaredErrors } from './declared-errors.ts';
import type { Awaitable, Endpoint, HandlerRequest } from './endpoint.ts';
import { bodylessRequest, handlerRequest, seenIn } from './handler-request.ts';
import type { View } from './handler-request.ts';
import { ItemAnswer, headerLink } from './item-answer.ts';
import { ItemShaper } from './item-shaper.ts';
import { NestedItem } from './nesting.ts';
import type { Nesting } from './nesting.ts';
import type { RequestLogEntry } from './records.ts';
import type { RestRequest } from './request.ts';
import { RestResponse } from './response.ts';

/** What shaping an answer needs of the server. */
export interface AnswerSettings {
  readonly token: string;
  /** The headers that tell how large a collection is. */
  readonly totalHeaders: { readonly total: string; readonly pages: string };
  /** How deep values and schemas are followed. */
  readonly depth: number;
  readonly curies: readonly Curie[];
  readonly fields: AdditionalFields;
  readonly constants: LinkConstants;
  /** How answers are checked; `null` where they are not. */
  readonly checks: AnswerChecks | null;
  /** How addresses are made for whoever asks. */
  addressesFor(request: RestRequest): LinkAddresses;
}

/** How the results of a handler are answered. */
interface Answering {
  readonly settings: AnswerSettings;
  readonly check: AnswerCheck | null;
  readonly failure: Failure;
}

/** Returns the error that is answered in place of one that an endpoint gave. */
export type Failure = (error: RestError, request: RestRequest) => Awaitable<unknown>;

type Shape = (result: unknown, seen: HandlerRequest<unknown>) => Awaitable<unknown>;

/** The permission of a typed endpoint, as a function of the request. */
export function permissionOf(
  endpoint: Endpoint<unknown, unknown>,
  view: View,
): (request: RestRequest) => unknown {
  return (request) => endpoint.permission(handlerRequest(request, view));
}

/** How a typed endpoint finds the item of a nested route; `null` for other routes. */
export function nestedItemOf(
  endpoint: ShapedEndpoint['endpoint'],
  view: View,
  nesting: Nesting | undefined,
): NestedItem | null {
  if (!nesting) return null;
  if (!('parents' in endpoint))
    throw new Error(
      `routes: an endpoint of a route nested under ${nesting.under.join(', ')} requires \`parents\``,
    );
  return new NestedItem(
    nesting,
    (request) => endpoint.parents(handlerRequest(request, view)),
    (request, group) => new Map(Object.entries(argsOf(request))).get(group),
  );

  function argsOf(request: RestRequest): object {
    return Object(handlerRequest(request, view).args) as object; // an object, as `Object` makes any value one
  }
}

/** Returns `mayUpload` of a typed endpoint as a function of the request; `null` when it has none. */
export function mayUploadOf(
  endpoint: ShapedEndpoint['endpoint'],
  view: View,
): ((request: RestRequest) => unknown) | null {
  if (!('mayUpload' in endpoint)) return null;
  return (request) => endpoint.mayUpload(bodylessRequest(request, view));
}

/** Gives an error of a typed endpoint the status that is declared for it, and checks that it is declared at all. */
export function failureOf(
  view: View,
  errors: DeclaredErrors | undefined,
  check: AnswerCheck | null,
): Failure {
  return (error, request) => {
    const whole = errors ? withDeclaredStatus(error, errors, request.user) : error;
    return check ? check(whole, handlerRequest(request, view)) : whole;
  };
}

/** The handler of a typed endpoint, as a function of the request that answers a response or an error. */
export function handlerOf(
  endpoint: Endpoint<unknown, unknown>,
  view: View,
  answer: RequestLogEntry,
  { settings, check, failure }: Answering,
): (request: RestRequest) => unknown {
  let shaper: ItemShaper | null = null;
  const shape: Shape = (result, seen) => {
    if (answer.isEmpty && (result ?? null) === null) return new RestResponse(null, { status: 204 });
    shaper ??= new ItemShaper(answer.shape, settings);
    const shaped = answers[answer.answers](result, seen, shaper);
    return check ? andThen(shaped, (response) => check(response, seen)) : shaped;
  };
  return (request) => {
    const seen = handlerRequest(request, view);
    return andThen(
      called(() => endpoint.handle(seen)),
      (result) => {
        if (isError(result)) return failure(result, request);
        // A response is the handler's own: it is answered as it is.
        if (result instanceof RestResponse) return result;
        if (!(result instanceof ItemAnswer)) return shape(result, seen);

        return andThen(shape(result.item, seenIn(result.context, seen)), (response) => {
          if (response instanceof RestResponse) {
            for (const link of result.links) response.appendHeader('Link', headerLink(link));
            if (result.hidesLocation) response.headers.delete('Location');
          }
          return response;
        });
      },
    );
  };
}
