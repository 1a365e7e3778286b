import { readFileSync } from 'node:fs';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { sanitizeTitle } from '../../runtime/schema/index.ts';
import { parseJson } from '../lib/json.ts';
import type { NewPost, PostRow, Session } from '../store/index.ts';

/** Settings and styles in the form of `theme.json`. */
export interface ThemeJson {
  readonly settings: Values;
  readonly styles: Values;
}

export type Values = Readonly<Record<string, unknown>>;

/** The version of the format of settings and styles. */
export const THEME_JSON_VERSION = 2;

/** The defaults, overridden by every theme. A test checks the file. */
export const defaultThemeJson = JSON.parse(
  readFileSync(new URL('default-theme.json', import.meta.url), 'utf8'),
) as ThemeJson;

/** Merges values: objects are merged recursively, other values are replaced. */
export function merged(under: Values, over: Values): Values {
  const values = new Map(Object.entries(under));
  for (const [name, value] of Object.entries(over)) {
    const known = values.get(name);
    values.set(name, isMap(known) && isMap(value) ? merged(known, value) : value);
  }
  return Object.fromEntries(values);
}

/** Merges settings and styles; `over` takes precedence. */
export function mergeThemeJson(under: ThemeJson, over: ThemeJson): ThemeJson {
  return {
    settings: merged(under.settings, over.settings),
    styles: merged(under.styles, over.styles),
  };
}

/** Marks content that contains the styles of users. */
const MARK = 'isGlobalStylesUserThemeJSON';

/** Stores the styles of users: one post of a separate type for each theme. */
export class UserStyles {
  readonly type: string;
  readonly #token: string;

  constructor(token: string) {
    this.type = `${token}_global_styles`;
    this.#token = token;
  }

  /** Returns the styles with an ID; `undefined` if they do not exist. */
  async byId(store: Session, id: number): Promise<PostRow | undefined> {
    const row = id > 0 ? await store.posts.byId(id) : undefined;
    return row?.type === this.type ? row : undefined;
  }

  /** Returns the styles that were stored for a theme; `undefined` if there are none. */
  ofTheme(store: Session, theme: string): Promise<PostRow | undefined> {
    return store.posts.first({
      types: [this.type],
      statuses: ['publish'],
      slugs: [this.#slugOf(theme)],
      orderBy: 'id',
      order: 'asc',
    });
  }

  /** Returns the stored styles of a theme; creates an empty record if there is none. Call it in a transaction. */
  async forTheme(
    store: Session,
    theme: string,
    about: Pick<NewPost, 'author' | 'date' | 'date_gmt'>,
  ): Promise<PostRow> {
    const known = await this.ofTheme(store, theme);
    if (known) return known;
    const taxonomy = `${this.#token}_theme`;
    return store.posts.insert({
      ...about,
      modified: about.date ?? '',
      modified_gmt: about.date_gmt ?? '',
      type: this.type,
      status: 'publish',
      slug: this.#slugOf(theme),
      title: 'Custom Styles',
      content: serializeThemeJson({}),
      comment_status: 'closed',
      ping_status: 'closed',
      terms: { [taxonomy]: [await namedTerm(store, taxonomy, theme)] },
    });
  }

  #slugOf(theme: string): string {
    return `${this.#token}-global-styles-${encodeURIComponent(theme)}`;
  }
}

/** Parses the settings and styles of a record; returns an empty object for other content. */
export function parseThemeJson(content: string): Partial<ThemeJson> {
  const value = parseJson(content);
  if (!isMap(value) || value[MARK] !== true) return {};
  const { settings, styles } = value;
  return { ...(isMap(settings) ? { settings } : {}), ...(isMap(styles) ? { styles } : {}) };
}

/** Serializes settings and styles as the content of a record. */
export function serializeThemeJson({ settings, styles }: Partial<ThemeJson>): string {
  const values: Values = {
    ...(styles ? { styles } : {}),
    ...(settings ? { settings } : {}),
    [MARK]: true,
    version: THEME_JSON_VERSION,
  };
  return JSON.stringify(values);
}

/** Returns the ID of the term with exactly this name; creates the term if it does not exist. */
export async function namedTerm(store: Session, taxonomy: string, name: string): Promise<number> {
  const { rows } = await store.terms.find({ taxonomies: [taxonomy], names: [name] });
  const known = rows.find((term) => term.name === name);
  if (known) return known.id;
  const slug = await store.terms.uniqueSlug(sanitizeTitle(name), { taxonomy });
  return (await store.terms.insert({ taxonomy, name, slug })).id;
}
