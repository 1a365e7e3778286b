// @generated from schemas/bases/post-state.json by `npm run generate`. Do not edit. (0c328f73b128)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** The common part of resources that extend schemas/bases/post-state.json. */
export const postStateBase: TemplateOf = {
  schema: {
    properties: {
      title: {
        $for: 'title',
        description: 'Title of the ${parent_singular} in this revision.',
        type: 'object',
        context: ['view', 'edit', 'embed'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
          rendered: {
            $for: 'rendered',
            description: 'Text as HTML for display.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
            readonly: true,
          },
        },
      },
      content: {
        $for: 'editor',
        description: 'Content of the ${parent_singular} in this revision.',
        type: 'object',
        context: ['view', 'edit'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
          rendered: {
            $for: 'rendered',
            description: 'Text as HTML for display.',
            type: 'string',
            context: ['view', 'edit'],
            readonly: true,
          },
          block_version: {
            description:
              'Version of the block format of the content, or 0 for content without blocks.',
            type: 'integer',
            context: ['edit'],
            readonly: true,
            optional: true,
          },
          protected: {
            description: 'Whether the content is password-protected.',
            type: 'boolean',
            context: ['view', 'edit', 'embed'],
            readonly: true,
            optional: true,
          },
        },
      },
      excerpt: {
        $for: 'excerpt',
        description: 'Excerpt of the ${parent_singular} in this revision.',
        type: 'object',
        context: ['view', 'edit', 'embed'],
        arg_options: {
          validate_callback: null,
          sanitize_callback: null,
          accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
        },
        properties: {
          raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
          rendered: {
            $for: 'rendered',
            description: 'Text as HTML for display.',
            type: 'string',
            context: ['view', 'edit', 'embed'],
            readonly: true,
          },
          protected: {
            description: 'Whether the excerpt is password-protected.',
            type: 'boolean',
            context: ['view', 'edit', 'embed'],
            readonly: true,
            optional: true,
          },
        },
      },
      guid: {
        description: 'Globally unique identifier of the revision.',
        type: 'object',
        context: ['view', 'edit'],
        readonly: true,
        properties: {
          raw: {
            description: 'Identifier as stored.',
            type: 'string',
            context: ['edit'],
            readonly: true,
          },
          rendered: {
            description: 'Identifier for display.',
            type: 'string',
            context: ['view', 'edit'],
            readonly: true,
          },
        },
      },
    },
  },
};
