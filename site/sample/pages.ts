import type { Entry } from './entry.ts';
import { HEADER, MENU, THEME, theme } from './people.ts';

/** When the site was set up. */
const START = '2024-03-01 09:00:00';

/** Pages; `above` names another page by its title. */
export const pages: readonly (Entry & { readonly above?: string })[] = [
  page('Welcome', 0, [
    'Grey Rock is a lighthouse, an island and a handful of people. This is their gazette.',
  ]),
  page('About the light', 1, [
    'Built in 1874 of stone, salt and stubbornness. Thirty-one metres high, one flash in five seconds, seen from nineteen miles away.',
  ]),
  {
    ...page('The keepers', 2, ['Ida, Tomas, Noor, and Pim when the birds let him.']),
    above: 'About the light',
  },
  {
    ...page('The logbook', 3, [
      'Every night since 1874 has a line in it. Most say: nothing to report.',
    ]),
    above: 'The keepers',
  },
  page('Getting here', 9, ['Take the mail boat from the old pier. Mind the third step.']),
  {
    ...page('House rules', 0, ['No candles, no drones, no whistling in the lamp room.']),
    status: 'draft',
  },
];

function page(title: string, menuOrder: number, text: readonly string[]): Entry {
  return { type: 'page', title, date: START, menuOrder, text };
}

/** Versions of the post `parent`, and what was saved of it unasked. */
export function versionsOf(parent: number, title: string): readonly Entry[] {
  const version = { type: 'revision', status: 'inherit', title, parent, text: [] };
  return [
    {
      ...version,
      date: '2024-03-02 18:05:00',
      slug: `${parent}-revision-v1`,
      content: '<p>The lamp is lit.</p>',
    },
    {
      ...version,
      date: '2024-03-02 18:20:00',
      slug: `${parent}-revision-v1`,
      content: '<p>For years the lamp was dark. Now it is lit.</p>',
    },
    {
      ...version,
      date: '2024-03-02 18:30:00',
      slug: `${parent}-autosave-v1`,
      content: '<p>For eleven years the lamp</p>',
    },
  ];
}

/** Entries of the main menu, to a page and to a category. */
export function menuItems(ids: {
  readonly page: number;
  readonly category: number;
}): readonly Entry[] {
  return [
    menuItem('Home', 1, { type: 'custom', object: 'custom', id: 0, url: '{base_url}/' }),
    menuItem('About the light', 2, { type: 'post_type', object: 'page', id: ids.page, url: '' }),
    menuItem('The light', 3, { type: 'taxonomy', object: 'category', id: ids.category, url: '' }),
  ];
}

function menuItem(
  title: string,
  menuOrder: number,
  target: {
    readonly type: string;
    readonly object: string;
    readonly id: number;
    readonly url: string;
  },
): Entry {
  return {
    type: 'nav_menu_item',
    title,
    date: START,
    text: [],
    menuOrder,
    terms: { nav_menu: [MENU] },
    meta: {
      _menu_item_type: target.type,
      _menu_item_menu_item_parent: '0',
      _menu_item_object_id: String(target.id),
      _menu_item_object: target.object,
      _menu_item_target: '',
      _menu_item_classes: [''],
      _menu_item_xfn: '',
      _menu_item_url: target.url,
    },
  };
}

/** What the looks of the site are made of. */
export const design: readonly Entry[] = [
  {
    type: 'cms_navigation',
    title: 'Navigation',
    date: START,
    text: [],
    content: '<!-- cms:page-list /-->',
  },
  {
    type: 'cms_block',
    title: 'Boat times',
    date: START,
    text: ['The boat sails on Thursdays at ten.'],
  },
  {
    type: 'cms_template',
    title: 'Front of the gazette',
    slug: 'front-of-the-gazette',
    date: START,
    excerpt: 'The latest posts below the picture of the tower.',
    text: ['The latest from the rock.'],
    terms: { cms_theme: [THEME] },
  },
  {
    type: 'cms_template_part',
    title: 'Masthead',
    date: START,
    text: ['The Grey Rock Gazette'],
    terms: { cms_theme: [THEME], cms_template_part_area: [HEADER] },
  },
  {
    type: 'cms_global_styles',
    title: 'Custom Styles',
    slug: `cms-global-styles-${theme}`,
    date: START,
    text: [],
    content: '{"version": 2, "isGlobalStylesUserThemeJSON": true }',
    terms: { cms_theme: [THEME] },
  },
];
