import type { RestError } from '../errors/rest-error.ts';
import { FORM_DEPTH } from '../http/query.ts';
import { checkDepth, DEFAULT_DEPTH } from '../schema/index.ts';
import type { RestRequest } from './request.ts';
import type { ServerSettings } from './settings.ts';

/** The limits of nesting (`ServerSettings`). */
export type DepthSettings = Pick<ServerSettings, 'depth' | 'formDepth'>;

// What walks values calls itself; a stack bears somewhat more than this.
const MOST = 1000;

/** How deep lists and maps may be nested in JSON. */
export function depthOf({ depth = DEFAULT_DEPTH }: DepthSettings): number {
  return Math.min(depth, MOST);
}

/** How many brackets may follow a name in a query or a form. */
export function formDepthOf({ formDepth = FORM_DEPTH }: DepthSettings): number {
  return Math.min(formDepth, MOST);
}

/** `rest_value_too_deep`, status 400, when what a request sent is nested too deep. */
export function depthError(request: RestRequest, settings: DepthSettings): RestError | null {
  // A form is read when it is asked for.
  request.sources();
  return (
    checkDepth(request.json, 'The body', depthOf(settings)) ??
    // Outermost are the parameters, which no bracket has made.
    checkDepth(request.body, 'The body', formDepthOf(settings) + 1) ??
    checkDepth(request.query, 'The query', formDepthOf(settings) + 1)
  );
}
