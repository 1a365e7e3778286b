import { sanitizeTitle } from '../../runtime/schema/index.ts';
import type { NewPost, PostRow, Session } from '../store/index.ts';

/** Settings and styles of the site, as themes and people say them. */
export interface ThemeJson {
  readonly settings: Values;
  readonly styles: Values;
}

export type Values = Readonly<Record<string, unknown>>;

/** Version of the form in which settings and styles are written. */
export const THEME_JSON_VERSION = 2;

/** The defaults below the settings of every theme. */
export const defaultThemeJson: ThemeJson = {
  settings: {
    appearanceTools: false,
    useRootPaddingAwareAlignments: false,
    border: { color: false, radius: false, style: false, width: false },
    color: {
      background: true,
      custom: true,
      customDuotone: true,
      customGradient: true,
      defaultDuotone: true,
      defaultGradients: true,
      defaultPalette: true,
      link: false,
      text: true,
    },
    spacing: {
      blockGap: null,
      margin: false,
      padding: false,
      customSpacingSize: true,
      units: ['px', 'em', 'rem', 'vh', 'vw', '%'],
    },
    typography: {
      customFontSize: true,
      dropCap: true,
      fontStyle: true,
      fontWeight: true,
      letterSpacing: true,
      lineHeight: false,
      textDecoration: true,
      textTransform: true,
    },
  },
  styles: { spacing: { blockGap: '24px' } },
};

/** Values with others over them: maps member by member, all else as a whole. */
export function merged(under: Values, over: Values): Values {
  const values = new Map(Object.entries(under));
  for (const [name, value] of Object.entries(over)) {
    const known = values.get(name);
    values.set(name, isMap(known) && isMap(value) ? merged(known, value) : value);
  }
  return Object.fromEntries(values);
}

/** A look with another over it. */
export function mergeThemeJson(under: ThemeJson, over: ThemeJson): ThemeJson {
  return {
    settings: merged(under.settings, over.settings),
    styles: merged(under.styles, over.styles),
  };
}

export function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Marks content that was written as styles of people, and nothing else. */
const MARK = 'isGlobalStylesUserThemeJSON';

/** Where the styles of people are kept: posts of a type of their own, one for each theme. */
export class UserStyles {
  readonly type: string;
  readonly #token: string;

  constructor(token: string) {
    this.type = `${token}_global_styles`;
    this.#token = token;
  }

  /** The styles with this number; `undefined` when there are none. */
  async byId(store: Session, id: number): Promise<PostRow | undefined> {
    const row = id > 0 ? await store.posts.byId(id) : undefined;
    return row?.type === this.type ? row : undefined;
  }

  /** The styles that were set for a theme; `undefined` when there are none. */
  async ofTheme(store: Session, theme: string): Promise<PostRow | undefined> {
    const { rows } = await store.posts.find({
      types: [this.type],
      statuses: ['publish'],
      slugs: [this.#slugOf(theme)],
      orderBy: 'id',
      order: 'asc',
      limit: 1,
    });
    return rows[0];
  }

  /** The styles that were set for a theme; creates an empty record when there is none. Call it inside a transaction. */
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

/** The settings and styles in the content of a record; empty for any other content. */
export function parseThemeJson(content: string): Partial<ThemeJson> {
  const value = parsed(content);
  if (!isMap(value) || value[MARK] !== true) return {};
  const { settings, styles } = value;
  return { ...(isMap(settings) ? { settings } : {}), ...(isMap(styles) ? { styles } : {}) };
}

/** Settings and styles as the content of a record. */
export function serializeThemeJson({ settings, styles }: Partial<ThemeJson>): string {
  const said: Values = {
    ...(styles ? { styles } : {}),
    ...(settings ? { settings } : {}),
    [MARK]: true,
    version: THEME_JSON_VERSION,
  };
  return JSON.stringify(said);
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // Content of another kind sets nothing.
    return null;
  }
}

/** The term with exactly this name; made when it is the first time that one is needed. */
export async function namedTerm(store: Session, taxonomy: string, name: string): Promise<number> {
  const { rows } = await store.terms.find({ taxonomies: [taxonomy], names: [name] });
  const known = rows.find((term) => term.name === name);
  if (known) return known.id;
  const slug = await store.terms.uniqueSlug(sanitizeTitle(name), { taxonomy });
  return (await store.terms.insert({ taxonomy, name, slug })).id;
}
