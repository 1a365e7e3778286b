import { isMap } from '../../runtime/schema/values/containers.ts';
import type { CommentRow, FormerPlaces, Meta, PostRow, TermIds, TermRow, UserRow } from './rows.ts';

/**
 * A whole site as one JSON value, for the import. Texts may contain `{base_url}` and `{admin_url}`; meta
 * keys and marks of blocks contain the token `cms`, which the import replaces with that of the site.
 */
export interface SiteFile {
  readonly options: Readonly<Record<string, unknown>>;
  readonly users: readonly SiteUser[];
  readonly terms: readonly SiteTerm[];
  readonly posts: readonly SitePost[];
  readonly comments: readonly SiteComment[];
}

/** The addresses of a site and its product token, which site files replace; left out, names are unchanged. */
export interface SiteAddresses {
  readonly baseUrl: string;
  readonly adminUrl: string;
  readonly token?: string;
}

export interface SiteUser extends UserRow {
  readonly meta?: Meta;
}

export interface SiteTerm extends Omit<TermRow, 'count' | 'term_group'> {
  readonly meta?: Meta;
}

export interface SitePost extends Omit<PostRow, 'comment_count'>, FormerPlaces {
  readonly terms?: TermIds;
  readonly meta?: Meta;
}

export interface SiteComment extends Omit<CommentRow, 'replies' | 'author_agent'> {
  readonly meta?: Meta;
}

/** How the texts and the names of a site file are replaced. */
interface Replacements {
  readonly text: (value: string) => string;
  readonly name: (value: string) => string;
  /** The product token that names contain. */
  readonly token: string;
}

/** Returns a copy of a file with other texts, and other names of types, taxonomies, settings and meta values. */
export function replaceTexts(file: SiteFile, { text, name, token }: Replacements): SiteFile {
  const replaced = (key: string, value: unknown): unknown => {
    if (typeof value === 'string') return isName(key, value, token) ? name(value) : text(value);
    if (!NAMED.has(key) || !isMap(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), one]));
  };
  // A copy of the file with replaced texts has the shape of the file; JSON.parse returns `any`.
  return JSON.parse(JSON.stringify(file), replaced) as SiteFile;
}

/** Whether a text is the name of a type or taxonomy, or the slug of user styles. */
function isName(key: string, value: string, token: string): boolean {
  if (key === 'type' || key === 'taxonomy') return true;
  return key === 'slug' && value.startsWith(`${token}-global-styles-`);
}

// Maps whose keys begin with the token: settings, meta values, terms by taxonomy, widgets by sidebar.
const NAMED: ReadonlySet<string> = new Set(['options', 'meta', 'terms', 'sidebars_widgets']);
