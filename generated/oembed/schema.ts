// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (331cce1af4c6)

/** An embedded view, as OPTIONS shows it. */
export const embeddedViewSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'oembed',
  description: 'Information for embedding a page.',
  type: 'object',
  properties: {
    version: { description: 'Version of oEmbed.', type: 'string', enum: ['1.0'], readonly: true },
    provider_name: { description: 'Name of the site of the page.', type: 'string', readonly: true },
    provider_url: {
      description: 'URL of the site of the page.',
      type: 'string',
      format: 'uri',
      readonly: true,
    },
    author_name: {
      description: 'Author of the page, or the name of the site if unknown.',
      type: 'string',
      readonly: true,
    },
    author_url: {
      description: 'URL of the author.',
      type: 'string',
      format: 'uri',
      readonly: true,
    },
    title: { description: 'Title of the page.', type: 'string', readonly: true },
    type: {
      description: 'Type of the content: photo, video, link, or rich HTML.',
      type: 'string',
      enum: ['photo', 'video', 'link', 'rich'],
      readonly: true,
    },
    width: { description: 'Width in pixels.', type: 'integer', readonly: true },
    height: { description: 'Height in pixels.', type: 'integer', readonly: true },
    html: { description: 'HTML to embed the page.', type: 'string', readonly: true },
  },
} as const;
