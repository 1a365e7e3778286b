// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (b8ba10455204)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET, POST /cms/v2/block-renderer/{name}` */
export const renderRenderedBlockArgs: ArgDefinitions = {
  name: {
    description: 'Name of the block type, with its namespace.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: {
    description: 'Audience of the answer, which has to be named: there is only one.',
    type: 'string',
    enum: ['edit'],
    default: 'view',
    validate_callback: 'checkRenderContext',
    sanitize_callback: sanitizeKey,
  },
  attributes: {
    description: 'Attributes of the block, as its type describes them.',
    type: 'object',
    default: {},
    validate_callback: 'checkBlockAttributes',
    sanitize_callback: 'sanitizeBlockAttributes',
  },
  post_id: {
    description: 'Post that the block stands in.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};
