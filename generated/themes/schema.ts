// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (0840ec346810)

/** A theme, as OPTIONS shows it. */
export const themeSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'theme',
  description: 'A theme: templates, patterns and styles.',
  type: 'object',
  properties: {
    stylesheet: { description: 'Folder name of the theme.', type: 'string', readonly: true },
    template: { description: 'Theme that provides the templates.', type: 'string', readonly: true },
    author: {
      description: 'Author of the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'Text as stored.', type: 'string' },
        rendered: { description: 'Text as HTML for display.', type: 'string' },
      },
    },
    author_uri: {
      description: 'Website of the author.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'Text as stored.', type: 'string', format: 'uri' },
        rendered: { description: 'Text as HTML for display.', type: 'string', format: 'uri' },
      },
    },
    description: {
      description: 'Description of the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'Text as stored.', type: 'string' },
        rendered: { description: 'Text as HTML for display.', type: 'string' },
      },
    },
    name: {
      description: 'Name of the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'Text as stored.', type: 'string' },
        rendered: { description: 'Text as HTML for display.', type: 'string' },
      },
    },
    requires_php: {
      description: 'Minimum version of PHP, for information only.',
      label: 'Required PHP version',
      type: 'string',
      readonly: true,
    },
    'requires_{token}': {
      description: 'Minimum version of the API.',
      label: 'Required CMS version',
      type: 'string',
      readonly: true,
    },
    screenshot: {
      description: 'URL of a screenshot of the theme; empty for none.',
      type: 'string',
      format: 'uri',
      readonly: true,
    },
    tags: {
      description: 'Tags of the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'Text as stored.', type: 'array', items: { type: 'string' } },
        rendered: { description: 'Text as HTML for display.', type: 'string' },
      },
    },
    textdomain: {
      description: 'Text domain of translations.',
      label: 'Text domain',
      type: 'string',
      readonly: true,
    },
    theme_supports: {
      description: 'Features that the active theme supports.',
      type: 'object',
      readonly: true,
      optional: true,
      properties: {
        'align-wide': {
          description: 'Whether blocks can have wide and full alignment.',
          type: 'boolean',
          default: false,
        },
        'automatic-feed-links': {
          description: 'Whether pages link to feeds.',
          type: 'boolean',
          default: false,
        },
        'block-templates': {
          description: 'Whether posts can have block templates.',
          type: 'boolean',
          default: false,
        },
        'block-template-parts': {
          description: 'Whether templates can have block template parts.',
          type: 'boolean',
          default: false,
        },
        'custom-background': {
          description: 'Whether the background can be customized, with its defaults.',
          type: ['boolean', 'object'],
          default: false,
          additionalProperties: false,
          properties: {
            'default-image': { type: 'string', format: 'uri' },
            'default-preset': {
              type: 'string',
              enum: ['default', 'fill', 'fit', 'repeat', 'custom'],
            },
            'default-position-x': { type: 'string', enum: ['left', 'center', 'right'] },
            'default-position-y': { type: 'string', enum: ['left', 'center', 'right'] },
            'default-size': { type: 'string', enum: ['auto', 'contain', 'cover'] },
            'default-repeat': {
              type: 'string',
              enum: ['repeat-x', 'repeat-y', 'repeat', 'no-repeat'],
            },
            'default-attachment': { type: 'string', enum: ['scroll', 'fixed'] },
            'default-color': { type: 'string' },
          },
        },
        'custom-header': {
          description: 'Whether the header image can be customized, with its defaults.',
          type: ['boolean', 'object'],
          default: false,
          additionalProperties: false,
          properties: {
            'default-image': { type: 'string', format: 'uri' },
            'random-default': { type: 'boolean' },
            width: { type: 'integer' },
            height: { type: 'integer' },
            'flex-height': { type: 'boolean' },
            'flex-width': { type: 'boolean' },
            'default-text-color': { type: 'string' },
            'header-text': { type: 'boolean' },
            uploads: { type: 'boolean' },
            video: { type: 'boolean' },
          },
        },
        'custom-logo': {
          description: 'Whether the logo can be customized, with its size.',
          type: ['boolean', 'object'],
          default: false,
          additionalProperties: false,
          properties: {
            width: { type: 'integer' },
            height: { type: 'integer' },
            'flex-width': { type: 'boolean' },
            'flex-height': { type: 'boolean' },
            'header-text': { type: 'array', items: { type: 'string' } },
            'unlink-homepage-logo': { type: 'boolean' },
          },
        },
        'customize-selective-refresh-widgets': {
          description: 'Whether widgets are refreshed selectively in the customizer.',
          type: 'boolean',
          default: false,
        },
        'dark-editor-style': {
          description: 'Whether the editor is dark.',
          type: 'boolean',
          default: false,
        },
        'disable-custom-colors': {
          description: 'Whether custom colors are disabled.',
          type: 'boolean',
          default: false,
        },
        'disable-custom-font-sizes': {
          description: 'Whether custom font sizes are disabled.',
          type: 'boolean',
          default: false,
        },
        'disable-custom-gradients': {
          description: 'Whether custom gradients are disabled.',
          type: 'boolean',
          default: false,
        },
        'disable-layout-styles': {
          description: 'Whether layout styles are disabled.',
          type: 'boolean',
          default: false,
        },
        'editor-color-palette': {
          description: 'Colors of the palette.',
          type: ['boolean', 'array'],
          default: false,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              name: { type: 'string' },
              slug: { type: 'string' },
              color: { type: 'string' },
            },
          },
        },
        'editor-font-sizes': {
          description: 'Font sizes.',
          type: ['boolean', 'array'],
          default: false,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              name: { type: 'string' },
              size: { type: 'number' },
              slug: { type: 'string' },
            },
          },
        },
        'editor-gradient-presets': {
          description: 'Gradients.',
          type: ['boolean', 'array'],
          default: false,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              name: { type: 'string' },
              gradient: { type: 'string' },
              slug: { type: 'string' },
            },
          },
        },
        'editor-styles': {
          description: 'Whether the editor uses the styles of the theme.',
          type: 'boolean',
          default: false,
        },
        html5: {
          description: 'Parts of pages that use HTML5.',
          type: ['boolean', 'array'],
          default: false,
          items: {
            type: 'string',
            enum: [
              'search-form',
              'comment-form',
              'comment-list',
              'gallery',
              'caption',
              'script',
              'style',
            ],
          },
        },
        formats: {
          description: 'Formats of posts.',
          type: 'array',
          default: ['standard'],
          items: {
            type: 'string',
            enum: [
              'aside',
              'audio',
              'chat',
              'gallery',
              'image',
              'link',
              'quote',
              'standard',
              'status',
              'video',
            ],
          },
        },
        'post-thumbnails': {
          description: 'Whether posts can have a featured image, or the post types that can.',
          type: ['boolean', 'array'],
          default: false,
          items: { type: 'string' },
        },
        'responsive-embeds': {
          description: 'Whether embedded content is responsive.',
          type: 'boolean',
          default: false,
        },
        'title-tag': {
          description: 'Whether the service generates the titles of pages.',
          type: 'boolean',
          default: false,
        },
        '{token}-block-styles': {
          description: 'Whether blocks have default styles.',
          type: 'boolean',
          default: false,
        },
      },
    },
    theme_uri: {
      description: 'URL of the website of the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'Text as stored.', type: 'string', format: 'uri' },
        rendered: { description: 'Text as HTML for display.', type: 'string', format: 'uri' },
      },
    },
    version: { description: 'Version of the theme.', type: 'string', readonly: true },
    status: {
      description: 'Whether the theme is active.',
      type: 'string',
      enum: ['inactive', 'active'],
    },
  },
} as const;
