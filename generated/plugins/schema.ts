// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (9e0b99c81020)

/** A plugin, as OPTIONS shows it. */
export const pluginSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'plugin',
  description: 'Code in a folder of its own that extends the site while it is active.',
  type: 'object',
  properties: {
    plugin: {
      description: 'Folder of the plugin, and its module.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      pattern: '[^.\\/]+(?:\\/[^.\\/]+)?',
    },
    status: {
      description: 'Whether the plugin runs.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      enum: ['inactive', 'active'],
    },
    name: {
      description: 'What people call the plugin.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    plugin_uri: {
      description: 'Address of a page about the plugin.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      format: 'uri',
    },
    author: {
      description: 'Author of the plugin.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    author_uri: {
      description: 'Address of a page about its author.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      format: 'uri',
    },
    description: {
      description: 'What the plugin does.',
      type: 'object',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'As it was written.', type: 'string' },
        rendered: { description: 'As HTML.', type: 'string' },
      },
    },
    version: {
      description: 'Version of the plugin.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    network_only: {
      description:
        'Whether it runs for all sites of a network or for none; a site of its own has no network.',
      type: 'boolean',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    'requires_{token}': {
      description: 'Oldest release of the API that the plugin works with; empty for any.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    requires_php: {
      description:
        'Oldest version of the language that the plugin works with, which here is Node.js; empty for any.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    textdomain: {
      description: 'Where translations of its texts are found.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
