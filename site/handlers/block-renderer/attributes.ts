import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { sanitizeValue, toText, validateValue } from '../../../runtime/schema/index.ts';
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

function typeOf(request: RestRequest): BlockType | undefined {
  return currentSite().types.blocks.find(toText(request.getParam('name')));
}
