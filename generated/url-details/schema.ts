// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (edefa7dd719f)

/** A url details, as OPTIONS shows it. */
export const urlDetailsSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'url-details',
  description: 'Metadata of a web page, for previews of links to it.',
  type: 'object',
  properties: {
    title: {
      description: 'Title of the page; empty if it has none.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    icon: {
      description: 'URL of the icon; empty if it has none.',
      type: 'string',
      format: 'uri',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    description: {
      description: 'Description of the page; empty if it has none.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    image: {
      description: 'URL of the preview image; empty if it has none.',
      type: 'string',
      format: 'uri',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
