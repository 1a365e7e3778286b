import type { Meta, PostQuery, PostRow, Session } from '../store/index.ts';
import { withPartTheme } from './part-theme.ts';
import { templateTypes } from './hierarchy.ts';
import type { TemplateFile, TemplateFolder, Theme } from './theme.ts';
import type { Themes } from './themes.ts';

/** A template or part of the site: a file of the theme, or its customized copy. */
export interface SiteTemplate {
  /** Theme and slug: `lantern//index`. */
  readonly id: string;
  readonly theme: string;
  readonly slug: string;
  readonly type: string;
  readonly source: 'theme' | 'custom';
  /** The origin of a customized template. */
  readonly origin: string | null;
  readonly content: string;
  readonly title: string;
  readonly description: string;
  readonly status: string;
  /** The post of a customized template; `null` for a file of the theme. */
  readonly post: PostRow | null;
  readonly hasThemeFile: boolean;
  /** Whether editors choose the template: it is not one of the built-in template types. */
  readonly isCustom: boolean;
  /** Post types whose posts can use the template; `null` if the theme does not restrict them. */
  readonly postTypes: readonly string[] | null;
  readonly area: string;
}

/** The filters of a list of templates. */
export interface TemplateQuery {
  readonly post?: number | undefined;
  readonly area?: string | undefined;
  readonly postType?: string | undefined;
  readonly slugs?: readonly string[];
}

/** The default area of a part. */
export const ANY_AREA = 'uncategorized';

/** The templates or parts of a site: files of the active theme, overridden by posts. */
export class Templates {
  readonly folder: TemplateFolder;
  /** The post type. */
  readonly type: string;
  /** Taxonomies for the theme of a template and for the area of a part. */
  readonly themeTaxonomy: string;
  readonly areaTaxonomy: string;
  readonly #themes: Themes;
  readonly #token: string;

  constructor(folder: TemplateFolder, themes: Themes, token: string) {
    this.folder = folder;
    this.type = folder === 'templates' ? `${token}_template` : `${token}_template_part`;
    this.themeTaxonomy = `${token}_theme`;
    this.areaTaxonomy = `${token}_template_part_area`;
    this.#themes = themes;
    this.#token = token;
  }

  /** Returns the templates of the active theme: customized ones first, then unmodified files. */
  async list(store: Session, query: TemplateQuery = {}): Promise<readonly SiteTemplate[]> {
    const name = await this.#themes.activeName(store);
    const theme = await this.#themes.find(name);
    const { post, slugs } = query;
    const kept = await this.#kept(store, name, theme, {
      statuses: post === undefined ? ['publish'] : ['auto-draft', 'draft', 'publish'],
      ...(post === undefined ? {} : { include: [post] }),
      ...(slugs ? { slugs } : {}),
    });
    const known = new Set(kept.map(({ slug }) => slug));
    const files = post === undefined ? ((await theme?.templates(this.folder)) ?? []) : [];
    const left = files
      .filter(({ slug }) => !known.has(slug) && (!slugs || slugs.includes(slug)))
      .flatMap((file) => (theme ? [this.#ofFile(theme, file)] : []));
    return [...kept, ...left].filter((template) => fits(template, query));
  }

  /** Returns a template by its ID (`lantern//index`), including the trash; `undefined` if it does not exist. */
  async find(store: Session, id: string): Promise<SiteTemplate | undefined> {
    const [name, slug] = partsOf(id);
    if (slug === undefined) return undefined;
    const active = await this.#themes.activeName(store);
    const theme = name === active ? await this.#themes.find(name) : undefined;
    const statuses = ['auto-draft', 'draft', 'publish', 'trash'];
    const [kept] = await this.#kept(store, name, theme, { statuses, slugs: [slug] });
    return kept ?? this.findFile(store, id);
  }

  /** Returns the file of the active theme with this ID, even if it is customized. */
  async findFile(store: Session, id: string): Promise<SiteTemplate | undefined> {
    const [name, slug] = partsOf(id);
    if (slug === undefined || name !== (await this.#themes.activeName(store))) return undefined;
    const theme = await this.#themes.find(name);
    const file = await theme?.template(this.folder, slug);
    return theme && file ? this.#ofFile(theme, file) : undefined;
  }

  /** Returns the template of the first slug that exists. */
  async resolve(store: Session, slugs: readonly string[]): Promise<SiteTemplate | undefined> {
    const found = new Map((await this.list(store, { slugs })).map((each) => [each.slug, each]));
    return slugs.map((slug) => found.get(slug)).find((template) => template !== undefined);
  }

  async #kept(
    store: Session,
    name: string,
    theme: Theme | undefined,
    query: Pick<PostQuery, 'statuses' | 'include' | 'slugs'>,
  ): Promise<readonly SiteTemplate[]> {
    const { rows: terms } = await store.terms.find({
      taxonomies: [this.themeTaxonomy],
      names: [name],
    });
    const term = terms.find((each) => each.name === name);
    if (!term) return [];
    const ofTheme = { taxonomy: this.themeTaxonomy, terms: [term.id], match: 'any' } as const;
    const { rows } = await store.posts.find({
      types: [this.type],
      terms: { relation: 'AND', clauses: [ofTheme] },
      ...query,
    });
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [metas, areas, files] = await Promise.all([
      store.meta.of('post', ids),
      this.#areasOf(store, ids),
      theme?.templates(this.folder),
    ]);
    const fileSlugs = new Set((files ?? []).map(({ slug }) => slug));
    return rows.map((row) =>
      this.#ofPost(row, name, {
        meta: metas.get(row.id) ?? {},
        area: areas.get(row.id) ?? ANY_AREA,
        hasThemeFile: fileSlugs.has(row.slug),
        postTypes: customFacts(theme, row.slug)?.post_types ?? null,
      }),
    );
  }

  async #areasOf(store: Session, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (this.folder === 'templates') return new Map();
    const carried = await store.posts.termsOf(ids);
    const terms = await store.terms.byIds(
      ids.flatMap((id) => carried.get(id)?.[this.areaTaxonomy] ?? []),
    );
    return new Map(
      ids.flatMap((id) => {
        const term = terms.get(carried.get(id)?.[this.areaTaxonomy]?.[0] ?? 0);
        return term ? [[id, term.name] as const] : [];
      }),
    );
  }

  #ofPost(
    row: PostRow,
    theme: string,
    facts: Pick<SiteTemplate, 'area' | 'hasThemeFile' | 'postTypes'> & { readonly meta: Meta },
  ): SiteTemplate {
    const { meta, area, hasThemeFile, postTypes } = facts;
    const { origin } = meta;
    return {
      id: `${theme}//${row.slug}`,
      theme,
      slug: row.slug,
      type: this.type,
      source: 'custom',
      origin: typeof origin === 'string' && origin !== '' ? origin : null,
      content: row.content,
      title: row.title,
      description: row.excerpt,
      status: row.status,
      post: row,
      hasThemeFile,
      isCustom: !Object.hasOwn(templateTypes, row.slug),
      postTypes,
      area,
    };
  }

  #ofFile(theme: Theme, { slug, content }: TemplateFile): SiteTemplate {
    const { stylesheet, description } = theme;
    const isTemplate = this.folder === 'templates';
    const known =
      isTemplate && Object.hasOwn(templateTypes, slug) ? templateTypes[slug] : undefined;
    const chosen = isTemplate ? customFacts(theme, slug) : undefined;
    const part = isTemplate
      ? undefined
      : description.template_parts.find(({ name }) => name === slug);
    return {
      id: `${stylesheet}//${slug}`,
      theme: stylesheet,
      slug,
      type: this.type,
      source: 'theme',
      origin: null,
      content: withPartTheme(content, stylesheet, this.#token),
      title: known?.title ?? chosen?.title ?? (part?.title || slug),
      description: known?.description ?? '',
      status: 'publish',
      post: null,
      hasThemeFile: true,
      isCustom: known === undefined,
      postTypes: chosen?.post_types ?? null,
      area: part?.area ?? ANY_AREA,
    };
  }
}

function customFacts(theme: Theme | undefined, slug: string) {
  return theme?.description.custom_templates.find(({ name }) => name === slug);
}

function fits(template: SiteTemplate, { area, postType }: TemplateQuery): boolean {
  if (area !== undefined && template.area !== area) return false;
  if (postType === undefined) return true;
  // A template without post types can be used for all of them.
  return template.isCustom && (template.postTypes?.includes(postType) ?? true);
}

function partsOf(id: string): readonly [theme: string, slug: string | undefined] {
  const at = id.indexOf('//');
  return at === -1 ? [id, undefined] : [id.slice(0, at), id.slice(at + 2)];
}
