// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (992c7b25df8f)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/taxonomies`, and their parser. */
export const listTaxonomiesArgs = {
  context: shared.repeatedArgs.context,
  type: { description: 'Only taxonomies of this post type.', type: 'string' },
} satisfies ArgDefinitions;

export const parseListTaxonomiesArgs: ArgsParser<typeof listTaxonomiesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTaxonomiesArgs.context.enum) ?? fail('context');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
};

/** The arguments of `GET /cms/v2/taxonomies/{taxonomy}`, and their parser. */
export const getTaxonomyArgs = {
  taxonomy: { description: 'Unique name of the taxonomy.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTaxonomyArgs: ArgsParser<typeof getTaxonomyArgs> = (args, fail) => {
  if (args.taxonomy !== undefined) args.taxonomy = k.string(args.taxonomy) ?? fail('taxonomy');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTaxonomyArgs.context.enum) ?? fail('context');
};
