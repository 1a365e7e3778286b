// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (da1d930a6fdc)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/taxonomies`. */
export const listTaxonomiesArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  type: { description: 'Only taxonomies of this post type.', type: 'string' },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/taxonomies`. */
export const parseListTaxonomiesArgs: ArgsParser<typeof listTaxonomiesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTaxonomiesArgs.context.enum) ?? fail('context');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
};

/** The arguments of `GET /cms/v2/taxonomies/{taxonomy}`. */
export const getTaxonomyArgs = {
  taxonomy: { description: 'Unique name of the taxonomy.', type: 'string' },
  context: listTaxonomiesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/taxonomies/{taxonomy}`. */
export const parseGetTaxonomyArgs: ArgsParser<typeof getTaxonomyArgs> = (args, fail) => {
  if (args.taxonomy !== undefined) args.taxonomy = k.string(args.taxonomy) ?? fail('taxonomy');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTaxonomyArgs.context.enum) ?? fail('context');
};
