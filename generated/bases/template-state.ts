// @generated from schemas/bases/template-state.json by `npm run generate`. Do not edit. (391aba9552ba)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/template-state.json have in common. */
export const templateStateBase: TemplateOf = {
  schema: {
    properties: {
      content: {
        description: 'Blocks of the ${noun}.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
        properties: {
          raw: { description: 'Text as stored.', type: 'string', context: ['view', 'edit'] },
          block_version: {
            description:
              'Version of the block format of the content, or 0 for content without blocks.',
            type: 'integer',
            context: ['edit'],
            readonly: true,
            optional: true,
          },
        },
      },
      title: {
        description: 'Title of the ${noun}.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
        properties: {
          raw: {
            description: 'Title as stored.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
          },
          rendered: {
            description: 'Title as HTML for display.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
            readonly: true,
          },
        },
      },
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
