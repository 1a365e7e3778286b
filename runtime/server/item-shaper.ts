import { applyContext } from '../shape/contexts.ts';
import type { ContextRule } from '../shape/contexts.ts';
import { compactLinks } from '../shape/curies.ts';
import { filterByContext } from '../shape/filter.ts';
import { buildLinks } from '../shape/links.ts';
import { parseList } from '../shape/lists.ts';
import type { LinkTable, Links } from '../shape/links.ts';
import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { parseValue } from '../schema/index.ts';
import { invalidParams } from './invalid-params.ts';
import type { RestRequest } from './request.ts';
import type { ItemShape } from './definition.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';

/** An item as its context shows it, and its links; without links when the answer shows none. */
export interface ShapedItem {
  readonly data: unknown;
  readonly links: Links | null;
}

interface Item {
  readonly [field: string]: unknown;
}

/** Makes of the items that handlers answer what clients are shown: fields, context, links. */
export class ItemShaper {
  readonly settings: AnswerSettings;
  readonly #shape: ItemShape;
  readonly #self: LinkTable;
  readonly #always: LinkTable;

  constructor(shape: ItemShape, settings: AnswerSettings) {
    this.#shape = shape;
    this.settings = settings;
    this.#self = (shape.links ?? []).filter(({ rel }) => rel === 'self').slice(0, 1);
    this.#always = (shape.links ?? []).filter(({ always }) => always === true);
  }

  /** Shapes items together: what their links depend on is asked for once. */
  async shape(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Promise<readonly ShapedItem[]> {
    const { links: table, facts: factsOf } = this.#shape;
    const whole = await this.#addFields(items, request);
    const hidden = hiddenFields(this.#shape.wholeFields ?? [], request.request);
    const data = whole
      .map((item) => this.#filter(item, request.context))
      .map((item) => withoutFields(item, hidden));
    const shown = showsLinks(request) ? table : this.#always;
    if (!shown || shown.length === 0) return data.map((item) => ({ data: item, links: null }));
    // The definition took the function for items of the type that the handler answers.
    const facts = await factsOf?.(items as readonly never[], request);
    const settings = this.settings.linksFor(request.request);
    return data.map((item, index) => ({
      data: item,
      links: buildLinks(shown, items[index], facts?.[index] ?? {}, settings),
    }));
  }

  /** An item of a collection, which carries its own links. */
  inCollection({ data, links }: ShapedItem): unknown {
    if (links === null || Object.keys(links).length === 0 || !isItem(data)) return data;
    return withLinks(data, compactLinks(links, this.settings.curies));
  }

  /** The address of an item; `undefined` when it has none. */
  async locationOf(item: unknown, request: HandlerRequest<unknown>): Promise<string | undefined> {
    const settings = this.settings.linksFor(request.request);
    const needsFacts = this.#self.some(({ href }) => href.includes('{$'));
    // The definition took the function for items of the type that the handler answers.
    const items: readonly unknown[] = [item];
    const facts = needsFacts ? await this.#shape.facts?.(items as readonly never[], request) : [];
    return buildLinks(this.#self, item, facts?.[0] ?? {}, settings)['self']?.[0]?.href;
  }

  /**
   * Checks what a request sends for fields that were added at run time and have a schema, and sanitizes
   * it (2.4): before the handler writes anything. `rest_invalid_param`, status 400, else `null`.
   */
  checkFields(request: RestRequest): RestError | null {
    const { fields, depth } = this.settings;
    const type = this.#shape.type ?? '';
    for (const [name, { schema, update_callback: update }] of fields.of(type)) {
      const value = request.getParam(name);
      if (!schema || !update || value === null) continue;
      const parsed = parseValue(value, schema, name, depth);
      if (isError(parsed)) return invalidParams(new Map([[name, parsed]]));
      request.setParam(name, parsed);
    }
    return null;
  }

  /** Hands what a request sends for fields that were added at run time to them (2.4). */
  async updateFields(item: unknown, request: HandlerRequest<unknown>): Promise<RestError | null> {
    const { fields } = this.settings;
    const type = this.#shape.type ?? '';
    if (fields.of(type).size === 0) return null;
    return fields.update(item, type, request.request.getParams(), request.request);
  }

  async #addFields(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Promise<readonly unknown[]> {
    const { fields } = this.settings;
    const type = this.#shape.type ?? '';
    if (fields.of(type).size === 0) return items;
    const wants = (field: string): boolean => request.wants(field);
    return Promise.all(
      items.map((item) => (isItem(item) ? fields.addTo(item, type, request.request, wants) : item)),
    );
  }

  #filter(item: unknown, context: string): unknown {
    const { contexts, type = '' } = this.#shape;
    const rule = contexts ? ruleOf(contexts, context) : null;
    const filtered = rule ? applyContext(rule, item) : item;
    const { fields } = this.settings;
    if (fields.of(type).size === 0) return filtered;
    return filterByContext(filtered, fields.schemaOf(type), context);
  }
}

/** The fields that are shown as a whole only, where a request names but parts of them. */
function hiddenFields(wholeFields: readonly string[], request: RestRequest): readonly string[] {
  if (wholeFields.length === 0) return wholeFields;
  const asked = parseList(request.getParam('_fields') ?? '');
  return wholeFields.filter(
    (field) => !asked.includes(field) && asked.some((name) => name.startsWith(`${field}.`)),
  );
}

function withoutFields(item: unknown, hidden: readonly string[]): unknown {
  if (hidden.length === 0 || !isItem(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.includes(name)));
}

// A context that the resource does not know must not show more than anybody may see.
function ruleOf(
  contexts: { readonly [context: string]: ContextRule },
  context: string,
): ContextRule | null {
  if (Object.hasOwn(contexts, context)) return contexts[context] ?? null;
  return contexts['view'] ?? null;
}

function withLinks(item: Item, _links: Links): Item {
  return { ...item, _links };
}

function showsLinks(request: HandlerRequest<unknown>): boolean {
  return request.wants('_links') || request.wants('_embedded');
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
