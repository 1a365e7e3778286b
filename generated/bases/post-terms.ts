// @generated from schemas/bases/post-terms.json by `npm run generate`. Do not edit. (8adf0b3a697b)

import type { Template as TemplateOf } from '../../runtime/resource/index.ts';

/** What resources made of schemas/bases/post-terms.json have in common. */
export const postTermsBase: TemplateOf = {
  schema: {
    properties: {
      '${terms}': {
        $for: 'several',
        description: 'Numbers of the ${terms} that the ${singular} has.',
        type: 'array',
        items: { type: 'integer' },
        context: ['view', 'edit'],
      },
    },
    links: {
      $add: [
        {
          rel: '{api_rel}action-assign-${terms}',
          title: 'The caller may give this ${singular} ${terms}.',
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
      description: 'Whether the caller edits and may give the ${singular} ${terms}.',
      type: 'boolean',
    },
    'can_create_${taxonomy}': {
      description: 'Whether the caller edits and may create ${terms}.',
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
            description: 'Whether an item has to meet all the limits on its terms, or one of them.',
            type: 'string',
            enum: ['AND', 'OR'],
          },
          '${terms}': {
            description: 'Only ${base} with these ${terms}.',
            type: ['object', 'array'],
            oneOf: [
              {
                title: 'List of numbers',
                description: 'Those with any of the ${terms} with these numbers.',
                type: 'array',
                items: { type: 'integer' },
              },
              {
                title: 'Query by ${term}',
                description: 'The ${terms}, with a say in how they are matched.',
                type: 'object',
                properties: {
                  terms: {
                    description: 'Numbers of the ${terms}.',
                    type: 'array',
                    items: { type: 'integer' },
                    default: [],
                  },
                  include_children: {
                    $for: 'hierarchical',
                    description: 'Take ${terms} that stand under these as well.',
                    type: 'boolean',
                    default: false,
                  },
                  operator: {
                    description: 'Whether an item has to have all of the ${terms}, or one of them.',
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
            description: 'Leave out ${base} with these ${terms}.',
            type: ['object', 'array'],
            oneOf: [
              {
                title: 'List of numbers',
                description: 'None with any of the ${terms} with these numbers.',
                type: 'array',
                items: { type: 'integer' },
              },
              {
                title: 'Query by ${term}',
                description: 'The ${terms}, with a say in how they are matched.',
                type: 'object',
                properties: {
                  terms: {
                    description: 'Numbers of the ${terms}.',
                    type: 'array',
                    items: { type: 'integer' },
                    default: [],
                  },
                  include_children: {
                    $for: 'hierarchical',
                    description: 'Take ${terms} that stand under these as well.',
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
