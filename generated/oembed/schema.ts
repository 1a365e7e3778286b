// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (84e15b6da65d)

/** An embedded view, as OPTIONS shows it. */
export const embeddedViewSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'oembed',
  description: 'How a page is shown within another one.',
  type: 'object',
  properties: {
    version: { description: 'Version of oEmbed.', type: 'string', enum: ['1.0'], readonly: true },
    provider_name: {
      description: 'Name of the site that the page is of.',
      type: 'string',
      readonly: true,
    },
    provider_url: {
      description: 'Address of that site.',
      type: 'string',
      format: 'uri',
      readonly: true,
    },
    author_name: {
      description: 'Who wrote the page; the name of the site when nobody is known.',
      type: 'string',
      readonly: true,
    },
    author_url: {
      description: 'Address of who wrote it.',
      type: 'string',
      format: 'uri',
      readonly: true,
    },
    title: { description: 'Title of the page.', type: 'string', readonly: true },
    type: {
      description: 'What is shown: a picture, a film, a link, or anything else as HTML.',
      type: 'string',
      enum: ['photo', 'video', 'link', 'rich'],
      readonly: true,
    },
    width: { description: 'Width in pixels.', type: 'integer', readonly: true },
    height: { description: 'Height in pixels.', type: 'integer', readonly: true },
    html: { description: 'HTML that shows the page.', type: 'string', readonly: true },
  },
} as const;
