// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (14a06db8a344)

/** The settings, as OPTIONS shows it. */
export const settingsSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'settings',
  description: 'Settings of the site.',
  type: 'object',
  properties: {
    title: { description: 'Title of the site.', type: ['string', 'null'] },
    description: {
      description: 'Tagline of the site.',
      type: ['string', 'null'],
      label: 'Tagline',
    },
    url: {
      description: 'URL of the site.',
      type: ['string', 'null'],
      label: 'Address of the site',
      admin: { help: 'This is only stored: links start with BASE_URL, a variable of the server.' },
    },
    email: {
      description: 'Email address for notifications of the site.',
      type: ['string', 'null'],
      label: 'Email of the site',
      admin: { help: 'This is only stored: the site sends no mail.' },
    },
    timezone: {
      description: 'Time zone of the site, as a city.',
      type: ['string', 'null'],
      label: 'Time zone',
      admin: { help: 'A city, such as Europe/Oslo. Empty for UTC.' },
    },
    date_format: {
      description: 'Date format.',
      type: ['string', 'null'],
      admin: { help: 'F j, Y is May 4, 2026; Y-m-d is 2026-05-04.' },
    },
    time_format: {
      description: 'Time format.',
      type: ['string', 'null'],
      admin: { help: 'g:i a is 4:05 pm; H:i is 16:05.' },
    },
    start_of_week: {
      description: 'First day of the week; 0 is Sunday.',
      type: ['integer', 'null'],
      label: 'First day of the week',
      admin: {
        help: '',
        choices: {
          '0': 'Sunday',
          '1': 'Monday',
          '2': 'Tuesday',
          '3': 'Wednesday',
          '4': 'Thursday',
          '5': 'Friday',
          '6': 'Saturday',
        },
      },
    },
    language: {
      description: 'Language of the site.',
      admin: { choices: { en_US: 'English (United States)' } },
      type: 'string',
      default: 'en_US',
    },
    use_smilies: {
      description: 'Whether emoticons such as :-) are converted to images.',
      label: 'Show emoticons as images',
      type: 'boolean',
      default: true,
    },
    default_category: {
      description: 'Default category of posts.',
      type: ['integer', 'null'],
      admin: { relation: 'categories', help: '', choices: { '0': false } },
    },
    default_post_format: {
      description: 'Default format of posts.',
      type: ['string', 'null'],
      label: 'Format of new posts',
      admin: {
        help: '',
        choices: {
          '0': 'Standard',
          standard: false,
          aside: 'Aside',
          chat: 'Chat',
          gallery: 'Gallery',
          link: 'Link',
          image: 'Image',
          quote: 'Quote',
          status: 'Status',
          video: 'Video',
          audio: 'Audio',
        },
      },
    },
    posts_per_page: {
      description: 'Maximum number of posts per page of the site.',
      type: 'integer',
      default: 10,
    },
    show_on_front: {
      description: 'Content of the front page: the latest `posts`, or a `page`.',
      type: ['string', 'null'],
      label: 'Front page shows',
      admin: { help: '', choices: { posts: 'Latest posts', page: 'A page' } },
    },
    page_on_front: {
      description: 'ID of the front page, or 0 for none.',
      type: ['integer', 'null'],
      label: 'Front page',
      admin: { relation: 'pages' },
    },
    page_for_posts: {
      description: 'ID of the page that lists the latest posts, or 0 for none.',
      type: ['integer', 'null'],
      label: 'Page of the latest posts',
      admin: { relation: 'pages' },
    },
    default_ping_status: {
      description: 'Default ping status of new posts.',
      type: ['string', 'null'],
      enum: ['open', 'closed', null],
      label: 'Pings on new posts',
      admin: { help: '', choices: { open: 'Allowed', closed: 'Closed' } },
    },
    default_comment_status: {
      description: 'Default comment status of new posts.',
      type: ['string', 'null'],
      enum: ['open', 'closed', null],
      label: 'Comments on new posts',
      admin: { help: '', choices: { open: 'Allowed', closed: 'Closed' } },
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
