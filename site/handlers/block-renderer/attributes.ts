import { sanitizeValue, toText, validateValue } from '../../../runtime/schema/index.ts';
import type { SanitizeCallback, ValidateCallback } from '../../../runtime/schema/index.ts';
import type { RestRequest } from '../../../runtime/server/index.ts';
import { attributesSchema } from '../../blocks/attributes.ts';
import type { BlockType } from '../../blocks/block-types.ts';
import { currentSite } from '../../context.ts';

/** Validates attributes by the schema of the block type. The endpoint reports an unknown type. */
export const checkBlockAttributes: ValidateCallback = (value, param, request) => {
  const type = typeOf(request);
  return type ? validateValue(value, attributesSchema(type), param) : null;
};

export const sanitizeBlockAttributes: SanitizeCallback = (value, param, request) => {
  const type = typeOf(request);
  return type ? sanitizeValue(value, attributesSchema(type), param) : value;
};

function typeOf(request: RestRequest): BlockType | undefined {
  return currentSite().types.blocks.find(toText(request.getParam('name')));
}
