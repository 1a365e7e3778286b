// @generated from schemas/args/ by `npm run generate`. Do not edit. (7125dc6f203c)

import type { ArgSets } from '../../runtime/resource/index.ts';

/** The argument sets, for resources that are registered at run time. */
export const argSets: ArgSets = {
  context: {
    args: {
      context: {
        description: 'Audience of the answer.',
        type: 'string',
        enum: { $from: 'contexts' },
        default: 'view',
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'sanitizeKey',
      },
    },
  },
  pages: {
    args: {
      page: { description: 'Page to answer, from 1.', type: 'integer', default: 1, minimum: 1 },
      per_page: {
        description: 'Most items on a page.',
        type: 'integer',
        default: 10,
        minimum: 1,
        maximum: 100,
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'absint',
      },
    },
  },
};
