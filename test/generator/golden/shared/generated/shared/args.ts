// @generated from schemas/args/ by `npm run generate`. Do not edit. (4d2291c350b1)

import { absint, k } from '../../runtime/schema/index.ts';
import type { ArgDefinition } from '../../runtime/schema/index.ts';

/** Which page of a collection to answer. */
export const pagesArgs: Record<'page' | 'per_page', ArgDefinition> = {
  page: {
    description: 'Page to answer, from 1.',
    type: 'integer',
    default: 1,
    minimum: 1,
    sanitize_callback: k.parse(
      (value, param) =>
        k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
      k.toInteger,
    ),
  },
  per_page: {
    description: 'Most items on a page.',
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ??
      k.between(value, 1, 100, param) ??
      k.integer(value, param),
    sanitize_callback: absint,
  },
};
