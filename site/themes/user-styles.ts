import type { NewPost, PostRow, Session } from '../store/index.ts';
import { isMap, LOOK_VERSION } from './default-settings.ts';
import type { Look, Values } from './default-settings.ts';
import { namedTerm } from './terms.ts';

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

  /** What was set over a theme; `undefined` while nobody has set anything. */
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

  /** What was set over a theme, or the empty place for it. Ask inside a transaction. */
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
      content: writtenLook({}),
      comment_status: 'closed',
      ping_status: 'closed',
      terms: { [taxonomy]: [await namedTerm(store, taxonomy, theme)] },
    });
  }

  #slugOf(theme: string): string {
    return `${this.#token}-global-styles-${encodeURIComponent(theme)}`;
  }
}

/** What people set, as far as they did; nothing of content that is something else. */
export function readLook(content: string): Partial<Look> {
  const value = parsed(content);
  if (!isMap(value) || value[MARK] !== true) return {};
  const { settings, styles } = value;
  return { ...(isMap(settings) ? { settings } : {}), ...(isMap(styles) ? { styles } : {}) };
}

/** What people set, as it is kept. */
export function writtenLook({ settings, styles }: Partial<Look>): string {
  const said: Values = {
    ...(styles ? { styles } : {}),
    ...(settings ? { settings } : {}),
    [MARK]: true,
    version: LOOK_VERSION,
  };
  return JSON.stringify(said);
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // Content that somebody wrote as a post of another kind sets nothing.
    return null;
  }
}
