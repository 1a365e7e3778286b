// @generated from schemas/bases/template-texts.json by `npm run generate`. Do not edit. (ec6d89c8024d)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/template-texts.json have in common. */
export const templateTextsBase: TemplateOf = {
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
    },
  },
};
