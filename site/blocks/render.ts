import { withSmileys } from '../domain/smileys.ts';
import { hasBlocks, renderContent } from '../domain/text.ts';
import { texturize } from '../domain/text-to-html.ts';
import { currentSite } from '../context.ts';
import type { KnownPost } from '../handlers/post-type/access.ts';
import type { Scope } from '../handlers/scope.ts';
import { blockClass } from '../themes/declarations.ts';
import { html, raw } from '../web/html.ts';
import { preparedAttributes } from './attributes.ts';
import type { Attributes, BlockType, RenderRequest } from './block-types.ts';
import { OverBudget } from './render-budget.ts';
import { parseBlocks } from './parse.ts';
import type { Block, Part } from './parse.ts';
import { lookOf, withClasses } from './supports.ts';

/** The context of a block. */
interface RenderContext {
  readonly scope: Scope;
  readonly post: KnownPost | null;
  readonly context: Attributes;
  /** Keys of the texts that are being rendered, to detect recursion. */
  readonly shown: ReadonlySet<string>;
  /** Whether the HTML between blocks still has to be taken from the budget: the text is rendered several times. */
  readonly isRepeated: boolean;
  /** The remaining number of dynamic blocks of the whole text. */
  readonly blocks: { left: number };
  /** Whether the text is a template: the texts of posts in it are texturized separately. */
  readonly isTemplate?: boolean;
}

/** Returns the contents of posts as HTML, by ID. */
export async function renderPosts(
  scope: Scope,
  posts: readonly KnownPost[],
): Promise<ReadonlyMap<number, string>> {
  const contents = new Map<number, string>();
  for (const post of posts) {
    const rendered = renderText(scope, post.content, post);
    // Most posts have no dynamic block; awaiting each of them would slow down a list.
    contents.set(post.id, typeof rendered === 'string' ? rendered : await rendered);
  }
  return contents;
}

/** Returns a text as HTML, with its dynamic blocks rendered. `post` is the post that contains the text. */
export function renderText(
  scope: Scope,
  content: string,
  post: KnownPost | null = null,
): string | Promise<string> {
  const { token } = scope.settings;
  const refusal = scope.budget.refusal(content);
  if (refusal !== null) return refusal;
  if (!hasDynamicBlocks(content, token))
    return withSmileys(renderContent(content, token), scope.options);
  const around = surroundings(scope, post, post ? [`post ${post.id}`] : []);
  return renderParts(parseBlocks(content, token), around).then((html) =>
    withSmileys(texturize(html), scope.options),
  );
}

/** Returns a template of the theme as HTML, for the current page. */
export function renderTemplate(
  scope: Scope,
  { key, content }: { readonly key: string; readonly content: string },
  post: KnownPost | null,
): Promise<string> {
  const around = surroundings(scope, post, [key]);
  const blocks = { left: scope.budget.blocksOfResponse };
  const parts = parseBlocks(content, scope.settings.token);
  return renderParts(parts, { ...around, blocks, isTemplate: true });
}

/** Renders one block of a type, optionally for a post. */
export async function renderBlock(
  scope: Scope,
  type: BlockType,
  attributes: Attributes,
  post: KnownPost | null,
): Promise<string> {
  const block = { name: type.name, attributes, parts: [] };
  return renderOne(block, surroundings(scope, post, []));
}

/** Whether a text contains a dynamic block. */
function hasDynamicBlocks(content: string, token: string): boolean {
  const mark = `<!-- ${token}:`;
  for (let at = content.indexOf(mark); at !== -1; at = content.indexOf(mark, at + 1)) {
    const name = /^[a-z0-9/_-]*/.exec(content.slice(at + mark.length, at + mark.length + 100))?.[0];
    if (typeNamed(name?.includes('/') ? name : `core/${name ?? ''}`)?.render) return true;
  }
  return false;
}

function typeNamed(name: string): BlockType | undefined {
  return currentSite().types.blocks.find(name);
}

function surroundings(
  scope: Scope,
  post: KnownPost | null,
  shown: readonly string[],
): RenderContext {
  const counted = { ...scope, store: scope.budget.storeFor(scope.store) };
  return {
    scope: counted,
    post,
    context: {},
    shown: new Set([...shown, ...(scope.sidebars ?? [])]),
    isRepeated: false,
    blocks: { left: scope.budget.blocksOfText },
  };
}

async function renderParts(parts: readonly Part[], around: RenderContext): Promise<string> {
  const { scope, isRepeated } = around;
  let text = '';
  for (const part of parts) {
    if (typeof part !== 'string') text += await renderOne(part, around);
    else text += isRepeated ? scope.budget.text(part, (shown) => shown) : part;
  }
  return text;
}

async function renderOne(block: Block, around: RenderContext): Promise<string> {
  const type = typeNamed(block.name);
  if (!type) return renderParts(block.parts, around);
  const attributes = preparedAttributes(type, block.attributes);
  const inside = { ...around, context: { ...around.context, ...provided(type, attributes) } };
  const { render } = type;
  const { budget, page, settings } = around.scope;
  if (!render) return renderParts(page ? withClasses(block, settings.token) : block.parts, inside);
  return budget.within(async () => {
    budget.takeBlock(around.blocks);
    return budget.once(keyOf(block, inside), async () => {
      try {
        return (await render(requestOf(block, type, attributes, inside))).text;
      } catch (error) {
        if (!page || error instanceof OverBudget) throw error;
        return page.failed(type.name, error).text;
      }
    });
  });
}

// Longer keys rarely occur twice.
const LONGEST_KEY = 10_000;

/**
 * Returns the cache key of a rendered block; `null` if the output cannot be cached, as for blocks with inner blocks.
 */
function keyOf(block: Block, around: RenderContext): string | null {
  const length = (part: Part): number => (typeof part === 'string' ? part.length : Infinity);
  if (block.parts.reduce((sum, part) => sum + length(part), 0) > LONGEST_KEY) return null;
  let isPlain = true;
  const { post, context, shown } = around;
  const about = [block.name, block.attributes, block.parts, post?.id, context, [...shown]];
  const key = JSON.stringify(about, (_name, value: unknown) => {
    isPlain &&= isJson(value);
    return value;
  });
  return isPlain && key.length <= LONGEST_KEY ? key : null;
}

/** Whether JSON represents a value completely; nested values are not checked. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return !['bigint', 'function', 'symbol'].includes(typeof value);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns the context values that a block provides to its inner blocks. */
function provided({ metadata }: BlockType, attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(metadata.providesContext ?? {}).map(([name, attribute]) => [
      name,
      attributes[attribute],
    ]),
  );
}

function requestOf(
  block: Block,
  type: BlockType,
  attributes: Attributes,
  around: RenderContext,
): RenderRequest {
  const { scope, post, context, shown } = around;
  const { token } = scope.settings;
  const look = lookOf(block.attributes, token);
  return {
    attributes,
    scope,
    post,
    context,
    html,
    wrapper(...classes) {
      const { align, className } = attributes;
      const all = [
        blockClass(type.name, token),
        ...classes,
        typeof align === 'string' && align !== '' ? `align${align}` : '',
        ...look.classes,
        typeof className === 'string' ? className : '',
      ];
      const names = html`class="${all.filter((name) => name !== '').join(' ')}"`;
      return look.style === '' ? names : html`${names} style="${look.style}"`;
    },
    async content({ post: about = post, context: more = {} } = {}) {
      const inside = {
        ...around,
        post: about,
        context: { ...context, ...more },
        isRepeated: true,
      };
      return raw(await renderParts(block.parts, inside));
    },
    async contentOf({ key, content, post: about = post ?? undefined, isText = false }) {
      if (shown.has(key)) return scope.page?.notice(`The ${key} contains itself.`) ?? raw('');
      const refusal = scope.budget.refusal(content);
      if (refusal !== null) return raw(refusal);
      const isOwnText = isText && around.isTemplate === true;
      const inside = {
        ...around,
        post: about ?? null,
        shown: new Set([...shown, key]),
        isRepeated: false,
        ...(isOwnText ? { isTemplate: false, blocks: { left: scope.budget.blocksOfText } } : {}),
      };
      const text = hasBlocks(content, token)
        ? await renderParts(parseBlocks(content, token), inside)
        : renderContent(content, token);
      return raw(isOwnText ? withSmileys(texturize(text), scope.options) : text);
    },
  };
}
