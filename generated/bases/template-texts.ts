// @generated from schemas/bases/template-texts.json by `npm run generate`. Do not edit. (5ca7724c5fa9)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/template-texts.json have in common. */
export const templateTextsBase: TemplateOf = {
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
    },
  },
};
