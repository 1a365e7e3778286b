// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (7d3587445638)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/settings`. */
export const getSettingsArgs = {} satisfies ArgDefinitions;

/** The arguments of `POST, PUT, PATCH /cms/v2/settings`. */
export const updateSettingsArgs = {
  title: {
    description: 'Name of the site.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  description: {
    description: 'What the site is about, in a few words.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  url: {
    description: 'Address of the site.',
    type: 'string',
    format: 'uri',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  email: {
    description: 'Address that the site sends its own notices to.',
    type: 'string',
    format: 'email',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  timezone: {
    description: 'City whose time the site keeps.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  date_format: {
    description: 'How dates are written.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  time_format: {
    description: 'How times of day are written.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  start_of_week: {
    description: 'Day that the week begins with; 0 is Sunday.',
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
    description: 'Whether smileys such as :-) become pictures.',
    type: 'boolean',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_category: {
    description: 'Category of a post that names none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_post_format: {
    description: 'Format of a post that names none.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  posts_per_page: {
    description: 'Most posts on a page of the site.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  show_on_front: {
    description: 'What the front page shows: the latest `posts`, or a `page`.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  page_on_front: {
    description: 'Page that is the front page; 0 for none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  page_for_posts: {
    description: 'Page that lists the latest posts; 0 for none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_ping_status: {
    description: 'Whether other sites may announce links to new posts.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  default_comment_status: {
    description: 'Whether new posts take comments.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  site_logo: {
    description: 'Picture that is the logo of the site.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  site_icon: {
    description: 'Picture that is the icon of the site.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSetting',
  },
  page_for_privacy_policy: {
    description:
      'ID of the page with the privacy policy, which only users who manage options may change; 0 for none.',
    type: 'integer',
    minimum: 0,
    show_in_index: false,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST, PUT, PATCH /cms/v2/settings`. */
export const parseUpdateSettingsArgs: ArgsParser<typeof updateSettingsArgs> = (args, fail) => {
  if (args.page_for_privacy_policy !== undefined)
    args.page_for_privacy_policy =
      k.integer(args.page_for_privacy_policy, 0) ?? fail('page_for_privacy_policy');
};
