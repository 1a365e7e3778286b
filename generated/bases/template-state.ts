// @generated from schemas/bases/template-state.json by `npm run generate`. Do not edit. (3b0a8d8c8a37)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/template-state.json have in common. */
export const templateStateBase: TemplateOf = {
  schema: {
    properties: {
      content: {
        description: 'What the ${noun} consists of, in blocks.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
        properties: {
          raw: {
            description: 'The text as it is stored.',
            type: 'string',
            context: ['view', 'edit'],
          },
          block_version: {
            description: 'Version of the block format of the text; 0 for a text without blocks.',
            type: 'integer',
            context: ['edit'],
            readonly: true,
            optional: true,
          },
        },
      },
      title: {
        description: 'What people call the ${noun}.',
        type: ['object', 'string'],
        default: '',
        context: ['embed', 'view', 'edit'],
        arg_options: { validate_callback: 'checkMapOrList' },
        properties: {
          raw: {
            description: 'The title as it is stored.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
          },
          rendered: {
            description: 'The title as HTML, ready to show.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
            readonly: true,
          },
        },
      },
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
