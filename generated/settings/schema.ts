// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (4fe7f83a628f)

/** The settings, as OPTIONS shows it. */
export const settingsSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'settings',
  description: 'What is set for the site as a whole.',
  type: 'object',
  properties: {
    title: { description: 'Name of the site.', type: ['string', 'null'] },
    description: {
      description: 'What the site is about, in a few words.',
      type: ['string', 'null'],
    },
    url: { description: 'Address of the site.', type: ['string', 'null'] },
    email: {
      description: 'Address that the site sends its own notices to.',
      type: ['string', 'null'],
    },
    timezone: { description: 'City whose time the site keeps.', type: ['string', 'null'] },
    date_format: { description: 'How dates are written.', type: ['string', 'null'] },
    time_format: { description: 'How times of day are written.', type: ['string', 'null'] },
    start_of_week: {
      description: 'Day that the week begins with; 0 is Sunday.',
      type: ['integer', 'null'],
    },
    language: { description: 'Language of the site.', type: 'string', default: 'en_US' },
    use_smilies: {
      description: 'Whether smileys such as :-) become pictures.',
      type: 'boolean',
      default: true,
    },
    default_category: {
      description: 'Category of a post that names none.',
      type: ['integer', 'null'],
    },
    default_post_format: {
      description: 'Format of a post that names none.',
      type: ['string', 'null'],
    },
    posts_per_page: {
      description: 'Most posts on a page of the site.',
      type: 'integer',
      default: 10,
    },
    show_on_front: {
      description: 'What the front page shows: the latest `posts`, or a `page`.',
      type: ['string', 'null'],
    },
    page_on_front: {
      description: 'Page that is the front page; 0 for none.',
      type: ['integer', 'null'],
    },
    page_for_posts: {
      description: 'Page that lists the latest posts; 0 for none.',
      type: ['integer', 'null'],
    },
    default_ping_status: {
      description: 'Whether other sites may announce links to new posts.',
      type: ['string', 'null'],
      enum: ['open', 'closed', null],
    },
    default_comment_status: {
      description: 'Whether new posts take comments.',
      type: ['string', 'null'],
      enum: ['open', 'closed', null],
    },
    site_logo: { description: 'Picture that is the logo of the site.', type: ['integer', 'null'] },
    site_icon: { description: 'Picture that is the icon of the site.', type: ['integer', 'null'] },
  },
} as const;
