import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { parseValue } from '../schema/index.ts';
import type { ContextFilter } from '../shape/context-filter.ts';
import { LinkBuilder } from '../shape/link-builder.ts';
import type { LinkAddresses, Links } from '../shape/links.ts';
import type { ItemShape } from './definition.ts';
import type { HandlerRequest } from './endpoint.ts';
import { invalidParams } from './invalid-params.ts';
import { ItemView, filterFor, filtersOf } from './item-view.ts';
import type { RestRequest } from './request.ts';
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
  readonly #factsOf: ItemShape['facts'];
  readonly #type: string;
  readonly #filters: ReadonlyMap<string, ContextFilter>;
  readonly #links: LinkBuilder | null;
  readonly #self: LinkBuilder;

  constructor({ type = '', contexts = {}, links, facts }: ItemShape, settings: AnswerSettings) {
    const { constants, curies } = settings;
    const self = (links ?? []).filter(({ rel }) => rel === 'self').slice(0, 1);
    this.settings = settings;
    this.#type = type;
    this.#factsOf = facts;
    this.#filters = filtersOf(contexts);
    this.#links = links ? new LinkBuilder(links, constants, curies) : null;
    this.#self = new LinkBuilder(self, constants);
  }

  /** What is shown of an item, without links. */
  async dataOf(item: unknown, request: HandlerRequest<unknown>): Promise<unknown> {
    const [whole] = await this.#addFields([item], request);
    return this.#viewFor(request).of(whole);
  }

  /** An item, and its links by full relation. */
  async shape(item: unknown, request: HandlerRequest<unknown>): Promise<ShapedItem> {
    const data = await this.dataOf(item, request);
    const linking = await this.#linkingOf([item], request);
    if (!linking) return { data, links: null };
    const { builder, facts, addresses } = linking;
    return { data, links: builder.build(item, facts[0] ?? {}, addresses) };
  }

  /** The items of a collection, each with its links: what these depend on is asked for once. */
  async shapeAll(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Promise<readonly unknown[]> {
    const whole = await this.#addFields(items, request);
    const view = this.#viewFor(request);
    const linking = await this.#linkingOf(items, request);
    if (!linking) return whole.map((item) => view.of(item));
    const { builder, facts, addresses } = linking;
    return whole.map((item, at) =>
      view.withLinks(item, builder.buildCompact(items[at], facts[at] ?? {}, addresses)),
    );
  }

  /** The address of an item; `undefined` when it has none. */
  locationOf(item: unknown, request: HandlerRequest<unknown>): string | undefined {
    const addresses = this.settings.addressesFor(request.request);
    return this.#self.build(item, {}, addresses)['self']?.[0]?.href;
  }

  /**
   * Checks what a request sends for fields that were added at run time and have a schema, and sanitizes
   * it (2.4): before the handler writes anything. `rest_invalid_param`, status 400, else `null`.
   */
  checkFields(request: RestRequest): RestError | null {
    const { fields, depth } = this.settings;
    for (const [name, { schema, update_callback: update }] of fields.of(this.#type)) {
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
    if (fields.of(this.#type).size === 0) return null;
    return fields.update(item, this.#type, request.request.getParams(), request.request);
  }

  async #addFields(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Promise<readonly unknown[]> {
    const { fields } = this.settings;
    const type = this.#type;
    if (fields.of(type).size === 0) return items;
    const wants = (field: string): boolean => request.wants(field);
    return Promise.all(
      items.map((item) => (isItem(item) ? fields.addTo(item, type, request.request, wants) : item)),
    );
  }

  #viewFor({ context }: HandlerRequest<unknown>): ItemView {
    const { fields } = this.settings;
    const added = fields.of(this.#type).size === 0 ? null : fields.schemaOf(this.#type);
    return new ItemView(filterFor(this.#filters, context), context, added);
  }

  /** What the links of items are made of; `null` when the answer shows none. */
  async #linkingOf(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Promise<Linking | null> {
    if (!this.#links || !showsLinks(request)) return null;
    // The definition took the function for items of the type that the handler answers.
    const facts = await this.#factsOf?.(items as readonly never[], request);
    const addresses = this.settings.addressesFor(request.request);
    return { builder: this.#links, facts: facts ?? [], addresses };
  }
}

interface Linking {
  readonly builder: LinkBuilder;
  readonly facts: readonly unknown[];
  readonly addresses: LinkAddresses;
}

function showsLinks(request: HandlerRequest<unknown>): boolean {
  return request.wants('_links') || request.wants('_embedded');
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
