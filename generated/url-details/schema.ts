// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (92ac09373d91)

/** A url details, as OPTIONS shows it. */
export const urlDetailsSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'url-details',
  description: 'What a page of the web says of itself, for links to it.',
  type: 'object',
  properties: {
    title: {
      description: 'Title of the page; empty when it has none.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    icon: {
      description: 'Address of its icon; empty when it has none.',
      type: 'string',
      format: 'uri',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    description: {
      description: 'What it is about, in its own words; empty when it says nothing.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    image: {
      description: 'Address of a picture of it; empty when it names none.',
      type: 'string',
      format: 'uri',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
