import type { SiteFile } from '../store/index.ts';
import { MENU, theme } from './people.ts';

const BLOCKS = [
  '<p>The boat sails on Thursdays at ten.</p>',
  '<p>Tonight the lamp is lit from dusk till dawn.</p>',
  '<h2>Write to us</h2>',
  '<p>Grey Rock, by the old pier.</p>',
];

/** Settings of the site. */
export const options: SiteFile['options'] = {
  blogname: 'The Grey Rock Gazette',
  blogdescription: 'News from a lighthouse',
  admin_email: 'keeper@greyrock.example',
  permalink_structure: '/%year%/%monthnum%/%day%/%postname%/',
  posts_per_page: '10',
  default_category: '1',
  default_post_format: '0',
  default_comment_status: 'open',
  default_ping_status: 'open',
  date_format: 'F j, Y',
  time_format: 'g:i a',
  timezone_string: '',
  gmt_offset: '0',
  start_of_week: '1',
  use_smilies: '1',
  show_on_front: 'posts',
  page_on_front: '0',
  page_for_posts: '0',
  site_icon: '0',
  site_logo: null,
  WPLANG: null,
  comment_moderation: '0',
  comment_registration: '0',
  require_name_email: '1',
  thread_comments: '1',
  thread_comments_depth: '5',
  default_role: 'subscriber',
  stylesheet: theme,
  template: theme,
  sidebars_widgets: {
    cms_inactive_widgets: [],
    'sidebar-1': ['block-2', 'block-3'],
    'sidebar-2': ['block-4', 'block-5', 'text-2'],
    array_version: 3,
  },
  widget_block: {
    ...Object.fromEntries(BLOCKS.map((content, index) => [index + 2, { content }])),
    _multiwidget: 1,
  },
  widget_text: {
    2: { title: 'Lost', text: 'One boot, left.', filter: false },
    _multiwidget: 1,
  },
  nav_menu_locations: { primary: MENU },
};
