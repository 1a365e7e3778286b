import type { RestError } from '../../../runtime/errors/rest-error.ts';
import {
  sanitizeValue,
  toText,
  validateRequestArg,
  validateValue,
} from '../../../runtime/schema/index.ts';
import type { RestRequest } from '../../../runtime/server/index.ts';
import { attributesSchema } from '../../blocks/attributes.ts';
import type { BlockType } from '../../blocks/block-types.ts';
import { currentSite } from '../../context.ts';

/** Validates attributes by the schema of the block type. The endpoint reports an unknown type. */
export function checkBlockAttributes(
  value: unknown,
  param: string,
  request: RestRequest,
): RestError | null {
  const type = typeOf(request);
  return type ? validateValue(value, attributesSchema(type), param) : null;
}

export function sanitizeBlockAttributes(
  value: unknown,
  param: string,
  request: RestRequest,
): unknown {
  const type = typeOf(request);
  return type ? sanitizeValue(value, attributesSchema(type), param) : value;
}

/**
 * Validates the argument `context` of a rendered block. Its default is invalid, so every request has to
 * send the argument; clients rely on this.
 */
export function checkRenderContext(value: unknown, param: string, request: RestRequest): unknown {
  return validateRequestArg(value, param, request);
}

function typeOf(request: RestRequest): BlockType | undefined {
  return currentSite().types.blocks.find(toText(request.getParam('name')));
}
