// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (0588a19475c0)

/** A theme, as OPTIONS shows it. */
export const themeSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'theme',
  description: 'How the site looks: templates, patterns and styles.',
  type: 'object',
  properties: {
    stylesheet: { description: 'Name of the folder of the theme.', type: 'string', readonly: true },
    template: { description: 'Theme that its templates are of.', type: 'string', readonly: true },
    author: {
      description: 'Who made the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'As the theme says it.', type: 'string' },
        rendered: { description: 'As HTML, ready to show.', type: 'string' },
      },
    },
    author_uri: {
      description: 'Their page.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'As the theme says it.', type: 'string', format: 'uri' },
        rendered: { description: 'As HTML, ready to show.', type: 'string', format: 'uri' },
      },
    },
    description: {
      description: 'What the theme is.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'As the theme says it.', type: 'string' },
        rendered: { description: 'As HTML, ready to show.', type: 'string' },
      },
    },
    name: {
      description: 'What people call the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'As the theme says it.', type: 'string' },
        rendered: { description: 'As HTML, ready to show.', type: 'string' },
      },
    },
    requires_php: {
      description: 'Release of PHP that a theme from elsewhere asks for; it says nothing here.',
      type: 'string',
      readonly: true,
    },
    'requires_{token}': {
      description: 'Release of the API that the theme asks for.',
      type: 'string',
      readonly: true,
    },
    screenshot: {
      description: 'Address of a picture of the theme; empty for none.',
      type: 'string',
      format: 'uri',
      readonly: true,
    },
    tags: {
      description: 'Words to find the theme by.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'As the theme says it.', type: 'array', items: { type: 'string' } },
        rendered: { description: 'As HTML, ready to show.', type: 'string' },
      },
    },
    textdomain: { description: 'Name of its translations.', type: 'string', readonly: true },
    theme_supports: {
      description: 'Features that the active theme has something for.',
      type: 'object',
      readonly: true,
      properties: {
        'align-wide': {
          description: 'Whether blocks can be as wide as the page.',
          type: 'boolean',
          default: false,
        },
        'automatic-feed-links': {
          description: 'Whether pages tell of their feeds.',
          type: 'boolean',
          default: false,
        },
        'block-templates': {
          description: 'Whether posts can have templates of blocks.',
          type: 'boolean',
          default: false,
        },
        'block-template-parts': {
          description: 'Whether templates can be made of parts of blocks.',
          type: 'boolean',
          default: false,
        },
        'custom-background': {
          description: 'Whether the background can be chosen, and what it is at first.',
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
          description: 'Whether a picture at the top can be chosen, and what it is at first.',
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
          description: 'Whether a logo can be chosen, and of what size.',
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
          description: 'Whether widgets are shown anew by themselves while they are edited.',
          type: 'boolean',
          default: false,
        },
        'dark-editor-style': {
          description: 'Whether the editor is dark.',
          type: 'boolean',
          default: false,
        },
        'disable-custom-colors': {
          description: 'Whether only the colours of the palette can be used.',
          type: 'boolean',
          default: false,
        },
        'disable-custom-font-sizes': {
          description: 'Whether only the listed sizes of letters can be used.',
          type: 'boolean',
          default: false,
        },
        'disable-custom-gradients': {
          description: 'Whether only the listed gradients can be used.',
          type: 'boolean',
          default: false,
        },
        'disable-layout-styles': {
          description: 'Whether blocks are laid out by the theme alone.',
          type: 'boolean',
          default: false,
        },
        'editor-color-palette': {
          description: 'Colours that editors offer.',
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
          description: 'Sizes of letters that editors offer.',
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
          description: 'Gradients that editors offer.',
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
          description: 'Whether the editor looks like the site.',
          type: 'boolean',
          default: false,
        },
        html5: {
          description: 'Parts of pages that are written in HTML 5.',
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
          description: 'Formats that posts can have.',
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
          description: 'Whether posts can have a picture that stands for them, or which types can.',
          type: ['boolean', 'array'],
          default: false,
          items: { type: 'string' },
        },
        'responsive-embeds': {
          description: 'Whether what is embedded fits its width.',
          type: 'boolean',
          default: false,
        },
        'title-tag': {
          description: 'Whether the service writes the titles of pages.',
          type: 'boolean',
          default: false,
        },
        '{token}-block-styles': {
          description: 'Whether blocks come with styles of their own.',
          type: 'boolean',
          default: false,
        },
      },
    },
    theme_uri: {
      description: 'Page of the theme.',
      type: 'object',
      readonly: true,
      properties: {
        raw: { description: 'As the theme says it.', type: 'string', format: 'uri' },
        rendered: { description: 'As HTML, ready to show.', type: 'string', format: 'uri' },
      },
    },
    version: { description: 'Version of the theme.', type: 'string', readonly: true },
    status: {
      description: 'Whether it is the active theme.',
      type: 'string',
      enum: ['inactive', 'active'],
    },
  },
} as const;
