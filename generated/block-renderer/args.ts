// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (509765ace3f4)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET, POST /cms/v2/block-renderer/{name}`, and their parser. */
export const renderRenderedBlockArgs = {
  name: { description: 'Name of the block type, with its namespace.', type: 'string' },
  context: {
    description: 'Context of the response; required, and always the same.',
    type: 'string',
    enum: ['edit'],
    default: 'view',
    validate_callback: 'checkRenderContext',
    sanitize_callback: sanitizeKey,
  },
  attributes: {
    description: 'Attributes of the block, as defined by its type.',
    type: 'object',
    default: {},
    validate_callback: 'checkBlockAttributes',
    sanitize_callback: 'sanitizeBlockAttributes',
  },
  post_id: { description: 'ID of the post that contains the block.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseRenderRenderedBlockArgs: ArgsParser<typeof renderRenderedBlockArgs> = (
  args,
  fail,
) => {
  if (args.name !== undefined) args.name = k.string(args.name) ?? fail('name');
  if (args.post_id !== undefined) args.post_id = k.integer(args.post_id) ?? fail('post_id');
};
