import type { SiteTerm, SiteUser } from '../store/index.ts';

const REGISTERED = '2024-03-01 09:00:00';

/** One user for every role. */
export const users: readonly SiteUser[] = [
  user(
    1,
    'keeper',
    'administrator',
    'Ida',
    'Brandt',
    'Keeps the light, the logbook and this site.',
  ),
  user(2, 'harbour', 'editor', 'Tomas', 'Quill', 'Edits the gazette. Late for every tide.'),
  user(3, 'sailor', 'author', 'Noor', 'Halden', 'Sails the mail boat and writes about it.'),
  user(4, 'gull', 'contributor', 'Pim', 'Larsen', 'Counts birds from the gallery.'),
  user(5, 'visitor', 'subscriber', 'Ada', 'Finch', ''),
];

function user(
  id: number,
  username: string,
  role: string,
  first: string,
  last: string,
  description: string,
): SiteUser {
  return {
    id,
    username,
    email: `${username}@greyrock.example`,
    name: `${first} ${last}`,
    slug: username,
    url: id === 1 ? '{base_url}' : '',
    registered: REGISTERED,
    roles: [role],
    first_name: first,
    last_name: last,
    nickname: first,
    description,
    locale: 'en_US',
  };
}

/** Ids of the terms that posts name. */
export const categories = {
  unsorted: 1,
  light: 2,
  sea: 3,
  island: 4,
  lamp: 5,
  weather: 6,
  boats: 7,
} as const;
export const tags = {
  repairs: 8,
  night: 9,
  storms: 10,
  birds: 11,
  recipes: 12,
  history: 13,
  volunteers: 14,
  maps: 15,
} as const;
export const ASIDE = 16;
export const MENU = 17;
export const THEME = 18;
export const HEADER = 19;

/** The theme that is active. */
export const theme = 'lantern';

export const terms: readonly SiteTerm[] = [
  term(1, 'category', 'Unsorted', 'Whatever has found no place yet.'),
  term(2, 'category', 'The light', 'Lens, lamp and tower.'),
  term(3, 'category', 'The sea', 'What comes over it and what it does.'),
  term(4, 'category', 'The island', 'Life on four hectares of rock.'),
  term(5, 'category', 'Lamp room', 'Up where the light is.', 2),
  term(6, 'category', 'Weather', 'Fog, wind, and now and then sun.', 3),
  term(7, 'category', 'Boats', 'All that floats past.', 3),
  term(8, 'post_tag', 'Repairs'),
  term(9, 'post_tag', 'Night watch'),
  term(10, 'post_tag', 'Storms'),
  term(11, 'post_tag', 'Birds'),
  term(12, 'post_tag', 'Recipes'),
  term(13, 'post_tag', 'History'),
  term(14, 'post_tag', 'Volunteers'),
  term(15, 'post_tag', 'Maps'),
  term(16, 'post_format', 'post-format-aside'),
  term(17, 'nav_menu', 'Main menu'),
  term(18, 'cms_theme', theme),
  term(19, 'cms_template_part_area', 'header'),
];

function term(id: number, taxonomy: string, name: string, description = '', parent = 0): SiteTerm {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id, taxonomy, name, slug, parent, description };
}
