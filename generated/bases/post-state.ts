// @generated from schemas/bases/post-state.json by `npm run generate`. Do not edit. (19b2a3523682)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/post-state.json have in common. */
export const postStateBase: TemplateOf = {
  schema: {
    properties: {
      title: {
        $for: 'title',
        description: 'Title of the ${parent_singular} at that time.',
        type: 'object',
        context: ['view', 'edit', 'embed'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
          rendered: {
            $for: 'rendered',
            description: 'The text as HTML, ready to show.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
            readonly: true,
          },
        },
      },
      content: {
        $for: 'editor',
        description: 'Text of the ${parent_singular} at that time.',
        type: 'object',
        context: ['view', 'edit'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
          rendered: {
            $for: 'rendered',
            description: 'The text as HTML, ready to show.',
            type: 'string',
            context: ['view', 'edit'],
            readonly: true,
          },
          block_version: {
            description: 'Version of the block format of the text; 0 for a text without blocks.',
            type: 'integer',
            context: ['edit'],
            readonly: true,
            optional: true,
          },
          protected: {
            description: 'Whether a password protects the text.',
            type: 'boolean',
            context: ['view', 'edit', 'embed'],
            readonly: true,
            optional: true,
          },
        },
      },
      excerpt: {
        $for: 'excerpt',
        description: 'Excerpt of the ${parent_singular} at that time.',
        type: 'object',
        context: ['view', 'edit', 'embed'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
          rendered: {
            $for: 'rendered',
            description: 'The text as HTML, ready to show.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
            readonly: true,
          },
          protected: {
            description: 'Whether a password protects the excerpt.',
            type: 'boolean',
            context: ['view', 'edit', 'embed'],
            readonly: true,
            optional: true,
          },
        },
      },
      guid: {
        description: 'Name of the state that is never given twice.',
        type: 'object',
        context: ['view', 'edit'],
        readonly: true,
        properties: {
          raw: {
            description: 'The name as it is stored.',
            type: 'string',
            context: ['edit'],
            readonly: true,
          },
          rendered: {
            description: 'The name as it is shown.',
            type: 'string',
            context: ['view', 'edit'],
            readonly: true,
          },
        },
      },
    },
  },
};
