// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (63b7b38f6c7e)

/** A plugin, as OPTIONS shows it. */
export const pluginSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'plugin',
  description: 'A plugin that extends the site while it is active.',
  type: 'object',
  properties: {
    plugin: {
      description: 'Folder and module of the plugin.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      pattern: '[^.\\/]+(?:\\/[^.\\/]+)?',
    },
    status: {
      description: 'Status of the plugin.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      enum: ['inactive', 'active'],
    },
    name: {
      description: 'Name of the plugin.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    plugin_uri: {
      description: 'URL of the website of the plugin.',
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
      description: 'URL of the website of the author.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      format: 'uri',
    },
    description: {
      description: 'Description of the plugin.',
      type: 'object',
      readonly: true,
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string' },
        rendered: { description: 'Text as HTML for display.', type: 'string' },
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
        'Whether the plugin is active for a whole network of sites; always false for a single site.',
      label: 'For networks only',
      type: 'boolean',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    'requires_{token}': {
      description: 'Minimum version of the API; empty for any.',
      label: 'Required CMS version',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    requires_php: {
      description: 'Minimum version of Node.js; empty for any.',
      label: 'Required PHP version',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    textdomain: {
      description: 'Text domain of translations.',
      label: 'Text domain',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
