// @generated from schemas/bases/post-terms.json by `npm run generate`. Do not edit. (2861e86086fa)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** The common part of resources that extend schemas/bases/post-terms.json. */
export const postTermsBase: TemplateOf = {
  schema: {
    properties: {
      '${terms}': {
        $for: 'several',
        description: 'IDs of the ${terms} of the ${singular}.',
        type: 'array',
        items: { type: 'integer' },
        context: ['view', 'edit'],
      },
    },
    links: {
      $add: [
        {
          rel: '{api_rel}action-assign-${terms}',
          title: 'The caller may assign ${terms} to this ${singular}.',
          href: '{rest_url}/${namespace}/${base}/{id}',
          targetSchema: {
            type: 'object',
            properties: { '${terms}': { type: 'array', items: { type: 'integer' } } },
          },
        },
        {
          rel: '{api_rel}action-create-${terms}',
          title: 'The caller may create ${terms}.',
          href: '{rest_url}/${namespace}/${base}/{id}',
          targetSchema: {
            type: 'object',
            properties: { '${terms}': { type: 'array', items: { type: 'integer' } } },
          },
        },
      ],
    },
  },
  facts: {
    'can_assign_${taxonomy}': {
      description: 'Whether the caller may assign ${terms} to the ${singular}.',
      type: 'boolean',
    },
    'can_create_${taxonomy}': {
      description: 'Whether the caller may create ${terms}.',
      type: 'boolean',
    },
  },
  links: {
    '{api_rel}term': {
      $add: [
        {
          href: '/${terms_namespace}/${terms}?post={id}',
          embeds: '${terms}',
          attributes: { taxonomy: '${taxonomy}' },
        },
      ],
    },
    '{api_rel}action-assign-${terms}': {
      href: '/${namespace}/${base}/{id}',
      when: '$can_assign_${taxonomy}',
    },
    '{api_rel}action-create-${terms}': {
      href: '/${namespace}/${base}/{id}',
      when: '$can_create_${taxonomy}',
    },
  },
  routes: {
    '/': {
      list: {
        args: {
          tax_relation: {
            description: 'Whether items must match all of the taxonomy filters, or any of them.',
            type: 'string',
            enum: ['AND', 'OR'],
          },
          '${terms}': {
            description: 'Only ${base} with these ${terms}.',
            type: ['object', 'array'],
            oneOf: [
              {
                title: 'List of numbers',
                description: 'Items with any of the ${terms} with these IDs.',
                type: 'array',
                items: { type: 'integer' },
              },
              {
                title: 'Query by ${term}',
                description: 'The ${terms}, with options for matching.',
                type: 'object',
                properties: {
                  terms: {
                    description: 'IDs of the ${terms}.',
                    type: 'array',
                    items: { type: 'integer' },
                    default: [],
                  },
                  include_children: {
                    $for: 'hierarchical',
                    description: 'Include descendants of these ${terms}.',
                    type: 'boolean',
                    default: false,
                  },
                  operator: {
                    description: 'Whether items must have all of the ${terms}, or any of them.',
                    type: 'string',
                    enum: ['AND', 'OR'],
                    default: 'OR',
                  },
                },
                additionalProperties: false,
              },
            ],
          },
          '${terms}_exclude': {
            description: 'Exclude ${base} with these ${terms}.',
            type: ['object', 'array'],
            oneOf: [
              {
                title: 'List of numbers',
                description: 'Excludes items with any of the ${terms} with these IDs.',
                type: 'array',
                items: { type: 'integer' },
              },
              {
                title: 'Query by ${term}',
                description: 'The ${terms}, with options for matching.',
                type: 'object',
                properties: {
                  terms: {
                    description: 'IDs of the ${terms}.',
                    type: 'array',
                    items: { type: 'integer' },
                    default: [],
                  },
                  include_children: {
                    $for: 'hierarchical',
                    description: 'Include descendants of these ${terms}.',
                    type: 'boolean',
                    default: false,
                  },
                },
                additionalProperties: false,
              },
            ],
          },
        },
      },
    },
  },
};
