// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (b90188635a55)

/** The settings, as OPTIONS shows it. */
export const settingsSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'settings',
  description: 'Settings of the site.',
  type: 'object',
  properties: {
    title: { description: 'Title of the site.', type: ['string', 'null'] },
    description: { description: 'Tagline of the site.', type: ['string', 'null'] },
    url: { description: 'URL of the site.', type: ['string', 'null'] },
    email: {
      description: 'Email address for notifications of the site.',
      type: ['string', 'null'],
    },
    timezone: { description: 'Time zone of the site, as a city.', type: ['string', 'null'] },
    date_format: { description: 'Date format.', type: ['string', 'null'] },
    time_format: { description: 'Time format.', type: ['string', 'null'] },
    start_of_week: {
      description: 'First day of the week; 0 is Sunday.',
      type: ['integer', 'null'],
    },
    language: { description: 'Language of the site.', type: 'string', default: 'en_US' },
    use_smilies: {
      description: 'Whether emoticons such as :-) are converted to images.',
      type: 'boolean',
      default: true,
    },
    default_category: {
      description: 'Default category of posts.',
      type: ['integer', 'null'],
      admin: { relation: 'categories' },
    },
    default_post_format: { description: 'Default format of posts.', type: ['string', 'null'] },
    posts_per_page: {
      description: 'Maximum number of posts per page of the site.',
      type: 'integer',
      default: 10,
    },
    show_on_front: {
      description: 'Content of the front page: the latest `posts`, or a `page`.',
      type: ['string', 'null'],
    },
    page_on_front: {
      description: 'ID of the front page, or 0 for none.',
      type: ['integer', 'null'],
      admin: { relation: 'pages' },
    },
    page_for_posts: {
      description: 'ID of the page that lists the latest posts, or 0 for none.',
      type: ['integer', 'null'],
      admin: { relation: 'pages' },
    },
    default_ping_status: {
      description: 'Default ping status of new posts.',
      type: ['string', 'null'],
      enum: ['open', 'closed', null],
    },
    default_comment_status: {
      description: 'Default comment status of new posts.',
      type: ['string', 'null'],
      enum: ['open', 'closed', null],
    },
    site_logo: {
      description: 'ID of the logo of the site.',
      type: ['integer', 'null'],
      admin: { relation: 'media' },
    },
    site_icon: {
      description: 'ID of the icon of the site.',
      type: ['integer', 'null'],
      admin: { relation: 'media' },
    },
  },
} as const;
