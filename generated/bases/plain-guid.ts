// @generated from schemas/bases/plain-guid.json by `npm run generate`. Do not edit. (9d9caa2cad7d)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/plain-guid.json have in common. */
export const plainGuidBase: TemplateOf = {
  schema: {
    properties: {
      guid: {
        description: 'Name of the state that is never given twice.',
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
