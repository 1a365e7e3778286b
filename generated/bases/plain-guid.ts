// @generated from schemas/bases/plain-guid.json by `npm run generate`. Do not edit. (72b0c225ebc5)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/plain-guid.json have in common. */
export const plainGuidBase: TemplateOf = {
  schema: {
    properties: {
      guid: {
        description: 'Globally unique identifier of the revision.',
        type: 'string',
        answers: {
          type: 'object',
          properties: { raw: { type: 'string' }, rendered: { type: 'string' } },
        },
        context: ['view', 'edit'],
      },
    },
  },
};
