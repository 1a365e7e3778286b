// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (46c4403392c3)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/settings`, and their parser. */
export const getSettingsArgs = {} satisfies ArgDefinitions;

/** The arguments of `POST, PUT, PATCH /cms/v2/settings`, and their parser. */
export const updateSettingsArgs = {
  title: {
    description: 'Title of the site.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  description: {
    description: 'Tagline of the site.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  url: {
    description: 'URL of the site.',
    type: 'string',
    format: 'uri',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  email: {
    description: 'Email address for notifications of the site.',
    type: 'string',
    format: 'email',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  timezone: {
    description: 'Time zone of the site, as a city.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  date_format: {
    description: 'Date format.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  time_format: {
    description: 'Time format.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  start_of_week: {
    description: 'First day of the week; 0 is Sunday.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  language: {
    description: 'Language of the site.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  use_smilies: {
    description: 'Whether emoticons such as :-) are converted to images.',
    type: 'boolean',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_category: {
    description: 'Default category of posts.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_post_format: {
    description: 'Default format of posts.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  posts_per_page: {
    description: 'Maximum number of posts per page of the site.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  show_on_front: {
    description: 'Content of the front page: the latest `posts`, or a `page`.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  page_on_front: {
    description: 'ID of the front page, or 0 for none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  page_for_posts: {
    description: 'ID of the page that lists the latest posts, or 0 for none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_ping_status: {
    description: 'Default ping status of new posts.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_comment_status: {
    description: 'Default comment status of new posts.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  site_logo: {
    description: 'ID of the logo of the site.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  site_icon: {
    description: 'ID of the icon of the site.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  page_for_privacy_policy: {
    description:
      'ID of the privacy policy page, or 0 for none; only users who manage options may change it.',
    label: 'Privacy policy page',
    admin: { relation: 'pages' },
    type: 'integer',
    minimum: 0,
    show_in_index: false,
  },
} satisfies ArgDefinitions;

export const parseUpdateSettingsArgs: ArgsParser<typeof updateSettingsArgs> = (args, fail) => {
  if (args.page_for_privacy_policy !== undefined)
    args.page_for_privacy_policy =
      k.integer(args.page_for_privacy_policy, 0) ?? fail('page_for_privacy_policy');
};
