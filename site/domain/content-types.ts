import { reportMisuse, RestError, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import { linkRules } from '../../runtime/resource/index.ts';
import { BlockTypes } from '../blocks/block-types.ts';
import type { BlockMetadata, BlockRenderer, BlockType } from '../blocks/block-types.ts';
import { extensionOf, orNull, postLinks, postTerms } from './registration/extension.ts';
import type { Extension } from './registration/extension.ts';
import { checkedOptions } from './registration/checked.ts';
import { postTypeMembers } from './registration/options.ts';
import type {
  Controller,
  MetaKind,
  MetaOptions,
  PostTypeOptions,
  SettingOptions,
  TaxonomyOptions,
} from './registration/options.ts';
import { checkedMeta, checkedSetting, reportValue } from './registration/values.ts';
import type { RegisteredMeta, RegisteredSetting } from './registration/values.ts';
import { checkedTaxonomy, postTypeFrom, taxonomyFrom, connectTypes } from './registration/types.ts';
import type { Types } from './registration/types.ts';
import { builtInPostTypes } from './built-in-post-types.ts';
import { builtInTaxonomies } from './built-in-taxonomies.ts';
import type { PostType } from './post-types.ts';
import type { Taxonomy } from './taxonomies.ts';

/** Called with the prefixes of changed routes: `/cms/v2/posts`. */
export type Listener = (routes: ReadonlySet<string>) => void;

/** A type that was registered at run time, and its controller; with `null` no routes are registered. */
export interface Registered<Type> {
  readonly type: Type;
  readonly controller: Controller<Type> | null | undefined;
}

/** The post types, taxonomies and block types of one site, with what was registered at run time. */
export class ContentTypes {
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  /** The block types. */
  readonly blocks: BlockTypes;
  readonly #onNotice: NoticeListener;
  /** The types as registered, before they are connected with each other. */
  readonly #registered = {
    postTypes: new Map<string, PostType>(),
    taxonomies: new Map<string, Taxonomy>(),
  };
  #types: Types = this.#registered;
  #shown: readonly PostType[] | null = null;
  readonly #builtIn = new Set<string>();
  readonly #postTypeControllers = new Map<string, Controller<PostType> | null | undefined>();
  readonly #taxonomyControllers = new Map<string, Controller<Taxonomy> | null | undefined>();
  readonly #meta: RegisteredMeta[] = [];
  readonly #settings = new Map<string, RegisteredSetting>();
  readonly #extensions = new Map<string, Extension | null>();
  readonly #listeners: Listener[] = [];

  /** `onNotice` receives the problems of registrations. */
  constructor(token: string, onNotice: NoticeListener = () => undefined) {
    this.core = `${token}/v2`;
    this.#onNotice = onNotice;
    this.blocks = new BlockTypes(onNotice);
    const { postTypes, taxonomies } = this.#registered;
    for (const type of builtInPostTypes(token)) postTypes.set(type.name, type);
    for (const taxonomy of builtInTaxonomies(token)) taxonomies.set(taxonomy.name, taxonomy);
    for (const name of [...postTypes.keys(), ...taxonomies.keys()]) this.#builtIn.add(name);
  }

  /**
   * Registers a post type, in place of an earlier one with this name. Errors: `post_type_length_invalid`
   * for a name that is empty or longer than 20 characters, `post_type_exists` for the name of a built-in
   * type, and `post_type_options_invalid`, which is reported.
   */
  registerPostType(name: string, options: PostTypeOptions = {}): PostType | RestError {
    if (!hasLength(name, 20))
      return new RestError('post_type_length_invalid', 'The name must have 1 to 20 characters.');
    if (this.#builtIn.has(name))
      return new RestError('post_type_exists', 'The name is used by a built-in post type.');
    const checked = checkedOptions(options, postTypeMembers);
    if ('problem' in checked)
      return this.#invalid('post_type', `The post type ${name}`, checked.problem);
    const made = postTypeFrom(name, checked.value);
    const before = this.postType(name)?.taxonomies ?? [];
    this.#registered.postTypes.set(name, made);
    this.#postTypeControllers.set(name, checked.value.rest_controller);
    this.#putTogether();
    const type = this.postType(name) ?? made;
    // The terms of these taxonomies contain links to posts of the type.
    const terms = [...before, ...type.taxonomies].flatMap((each) => this.taxonomy(each) ?? []);
    this.#changed([...[type, ...terms].map((each) => this.#rootOf(each)), this.#searchRoute]);
    return type;
  }

  /**
   * Registers a taxonomy for posts of these types. Errors: `taxonomy_length_invalid` for a name that is
   * empty or longer than 32 characters, `taxonomy_exists` for the name of a built-in taxonomy, and
   * `taxonomy_options_invalid`, which is reported.
   */
  registerTaxonomy(
    name: string,
    postTypes: readonly string[],
    options: TaxonomyOptions = {},
  ): Taxonomy | RestError {
    if (!hasLength(name, 32))
      return new RestError('taxonomy_length_invalid', 'The name must have 1 to 32 characters.');
    if (this.#builtIn.has(name))
      return new RestError('taxonomy_exists', 'The name is used by a built-in taxonomy.');
    const checked = checkedTaxonomy(postTypes, options);
    if ('problem' in checked)
      return this.#invalid('taxonomy', `The taxonomy ${name}`, checked.problem);
    const made = taxonomyFrom(name, postTypes, checked.value);
    this.#registered.taxonomies.set(name, made);
    this.#taxonomyControllers.set(name, checked.value.rest_controller);
    this.#putTogether();
    const taxonomy = this.taxonomy(name) ?? made;
    this.#changed([this.#rootOf(taxonomy), ...this.#postTypeRoots(''), this.#searchRoute]);
    return taxonomy;
  }

  /** Registers a meta value of posts, terms, users or comments. Returns false, and reports why, when it cannot be used. */
  registerMeta(kind: MetaKind, key: string, options: MetaOptions = {}): boolean {
    const checked = checkedMeta(kind, key, options);
    if ('problem' in checked)
      return this.#leftOut('register_meta', `The meta value ${key}`, checked.problem);
    const { value: meta } = checked;
    if (!meta) return true;
    this.#report(() => reportValue('register_meta', meta.schema, key));
    const before = this.#meta.findIndex(
      (known) => known.kind === kind && known.key === key && known.subtype === meta.subtype,
    );
    if (before !== -1) this.#meta.splice(before, 1);
    this.#meta.push(meta);
    this.#changed(this.#rootsOf(meta));
    return true;
  }

  /** Registers a setting of the site. Returns false, and reports why, when it cannot be used. */
  registerSetting(option: string, options: SettingOptions = {}): boolean {
    const checked = checkedSetting(option, options);
    if ('problem' in checked)
      return this.#leftOut('register_setting', `The setting ${option}`, checked.problem);
    const { value: setting } = checked;
    if (!setting) return true;
    this.#report(() => reportValue('register_setting', setting.schema, option));
    this.#settings.set(setting.name, setting);
    this.#changed([`/${this.core}/settings`]);
    return true;
  }

  /** Registers a block type, which is dynamic with `render`. Errors: those of `BlockTypes.register`. */
  registerBlockType(
    name: string,
    metadata: BlockMetadata = {},
    render: BlockRenderer | null = null,
  ): BlockType | RestError {
    return this.blocks.register(name, metadata, render);
  }

  /** Calls `listener` with each later registration. */
  onRegistered(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Returns a post type by its name, whether the service shows it or not. */
  postType(name: string): PostType | undefined {
    return this.#types.postTypes.get(name);
  }

  /** Returns the types that the service shows; always the same list until a type is registered. */
  shownPostTypes(): readonly PostType[] {
    return (this.#shown ??= [...this.#types.postTypes.values()].filter(({ isShown }) => isShown));
  }

  /** Returns the names of all types and taxonomies, shown or not. */
  names(): { readonly postTypes: readonly string[]; readonly taxonomies: readonly string[] } {
    return {
      postTypes: [...this.#types.postTypes.keys()],
      taxonomies: [...this.#types.taxonomies.keys()],
    };
  }

  /** Returns the types that were registered at run time and that the service shows. */
  registeredPostTypes(): readonly Registered<PostType>[] {
    return this.shownPostTypes()
      .filter(({ name }) => !this.#builtIn.has(name))
      .map((type) => ({ type, controller: this.#postTypeControllers.get(type.name) }));
  }

  /** Returns the type of the items of a route: `post` for `/cms/v2/posts/5`. */
  postTypeOfRoute(route: string): PostType | undefined {
    return this.shownPostTypes().find((type) => isBelow(route, this.#rootOf(type)));
  }

  /** Returns a taxonomy by its name, whether the service shows it or not. */
  taxonomy(name: string): Taxonomy | undefined {
    return this.#types.taxonomies.get(name);
  }

  shownTaxonomies(): readonly Taxonomy[] {
    return [...this.#types.taxonomies.values()].filter(({ isShown }) => isShown);
  }

  registeredTaxonomies(): readonly Registered<Taxonomy>[] {
    return this.shownTaxonomies()
      .filter(({ name }) => !this.#builtIn.has(name))
      .map((type) => ({ type, controller: this.#taxonomyControllers.get(type.name) }));
  }

  /** Returns the meta values that objects of a kind show; `subtype` is their post type or taxonomy. */
  metaOf(kind: MetaKind, subtype = ''): readonly RegisteredMeta[] {
    return this.#meta.filter(
      (meta) => meta.kind === kind && (meta.subtype === '' || meta.subtype === subtype),
    );
  }

  /** Returns the settings that were registered at run time. */
  settings(): readonly RegisteredSetting[] {
    return [...this.#settings.values()];
  }

  /** Returns the additions to the resource below a route; `null` if there are none. */
  extensionOfRoute(route: string): Extension | null {
    const type = this.postTypeOfRoute(route);
    if (type) return this.extensionOfPosts(type);
    const taxonomy = this.shownTaxonomies().find((each) => isBelow(route, this.#rootOf(each)));
    if (taxonomy) return this.extensionOfTerms(taxonomy);
    if (isBelow(route, `/${this.core}/users`)) return this.extensionOf('user');
    if (isBelow(route, `/${this.core}/comments`)) return this.extensionOf('comment');
    return isBelow(route, `/${this.core}/settings`) ? this.#extensionOfSettings() : null;
  }

  /**
   * Returns the additions to the posts of a type. A type that was registered at run time includes its terms from
   * the start.
   */
  extensionOfPosts(type: PostType): Extension | null {
    return this.#known(`post ${type.name}`, () => {
      if (!this.#builtIn.has(type.name))
        return extensionOf({ meta: this.metaOf('post', type.name) });
      const added = type.taxonomies.flatMap((name) => {
        const taxonomy = this.#types.taxonomies.get(name);
        return taxonomy?.isShown && !this.#builtIn.has(name) ? [postTerms(type, taxonomy)] : [];
      });
      return extensionOf({ meta: this.metaOf('post', type.name), terms: added });
    });
  }

  /**
   * Returns the additions to the terms of a taxonomy. A taxonomy that was registered at run time includes the links
   * to its posts from the start.
   */
  extensionOfTerms(taxonomy: Taxonomy): Extension | null {
    const { name, postTypes } = taxonomy;
    return this.#known(`term ${name}`, () => {
      const added = this.#builtIn.has(name)
        ? postTypes.filter((type) => !this.#builtIn.has(type))
        : [];
      const links = postLinks({ ...taxonomy, postTypes: added }, this);
      return extensionOf({ meta: this.metaOf('term', name), links: linkRules({ links }) });
    });
  }

  extensionOf(kind: 'user' | 'comment'): Extension | null {
    return this.#known(kind, () => extensionOf({ meta: this.metaOf(kind) }));
  }

  #extensionOfSettings(): Extension | null {
    return this.#known('settings', () =>
      extensionOf({
        properties: Object.fromEntries(
          this.settings().map(({ name, schema }) => [
            name,
            {
              ...schema,
              answers: orNull(schema),
              arg_options: { sanitize_callback: 'sanitizeSetting' },
            },
          ]),
        ),
      }),
    );
  }

  #known(name: string, make: () => Extension | null): Extension | null {
    const known = this.#extensions.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.#extensions.set(name, made);
    return made;
  }

  #rootsOf({ kind, subtype }: RegisteredMeta): readonly string[] {
    if (kind === 'post') return this.#postTypeRoots(subtype);
    if (kind === 'user' || kind === 'comment') return [`/${this.core}/${kind}s`];
    return this.shownTaxonomies()
      .filter(({ name }) => subtype === '' || name === subtype)
      .map((taxonomy) => this.#rootOf(taxonomy));
  }

  #postTypeRoots(name: string): readonly string[] {
    return this.shownPostTypes()
      .filter((type) => name === '' || type.name === name)
      .map((type) => this.#rootOf(type));
  }

  /** The route of searches; registered types change its arguments. */
  get #searchRoute(): string {
    return `/${this.core}/search`;
  }

  #rootOf({ namespace, base }: PostType | Taxonomy): string {
    return `/${namespace ?? this.core}/${base}`;
  }

  #invalid(kind: 'post_type' | 'taxonomy', what: string, problem: string): RestError {
    this.#leftOut(`register_${kind}`, what, problem);
    return new RestError(`${kind}_options_invalid`, problem);
  }

  #leftOut(fn: string, what: string, problem: string): false {
    this.#report(() => reportMisuse(fn, `${what} is not registered. ${problem}`));
    return false;
  }

  #report(run: () => void): void {
    withNoticesNow(this.#onNotice, run);
  }

  #putTogether(): void {
    this.#shown = null;
    this.#types = connectTypes(this.#registered, (name) => this.#builtIn.has(name));
  }

  #changed(routes: readonly string[]): void {
    this.#extensions.clear();
    for (const listener of this.#listeners) listener(new Set(routes));
  }
}

/** Whether a route is the route of a collection, or below it. */
export function isBelow(route: string, root: string): boolean {
  return route === root || route.startsWith(`${root}/`);
}

function hasLength(name: unknown, most: number): boolean {
  return typeof name === 'string' && name !== '' && name.length <= most;
}
