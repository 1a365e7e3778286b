import type { RestError } from '../errors/rest-error.ts';
import type { AdditionalField } from '../shape/additional-fields.ts';
import type { ContextFilter } from '../shape/context-filter.ts';
import { LinkBuilder } from '../shape/link-builder.ts';
import type { LinkAddresses, Links } from '../shape/links.ts';
import type { ItemShape } from './definition.ts';
import type { HandlerRequest } from './endpoint.ts';
import { ItemView, filterFor, filtersOf, hiddenFields } from './item-view.ts';
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
  readonly #wholeFields: readonly string[];
  readonly #filters: ReadonlyMap<string, ContextFilter>;
  readonly #links: LinkBuilder | null;
  readonly #self: LinkBuilder;

  constructor(shape: ItemShape, settings: AnswerSettings) {
    const { type = '', contexts = {}, links, facts, wholeFields = [] } = shape;
    const { constants, curies } = settings;
    const self = (links ?? []).filter(({ rel }) => rel === 'self').slice(0, 1);
    this.settings = settings;
    this.#type = type;
    this.#wholeFields = wholeFields;
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
    const wants = (field: string): boolean =>
      request.wants(field) && isShownIn(request.context, fields.of(type).get(field));
    return Promise.all(
      items.map((item) => (isItem(item) ? fields.addTo(item, type, request.request, wants) : item)),
    );
  }

  #viewFor({ context, request }: HandlerRequest<unknown>): ItemView {
    const { fields } = this.settings;
    const added = fields.of(this.#type).size === 0 ? null : fields.schemaOf(this.#type);
    const hidden = hiddenFields(this.#wholeFields, request);
    return new ItemView(filterFor(this.#filters, context), context, { added, hidden });
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

/** Whether a context shows a field: what nobody will see is not produced. */
function isShownIn(context: string, field: AdditionalField | undefined): boolean {
  const contexts = field?.schema?.context;
  return contexts === undefined || contexts.length === 0 || contexts.includes(context);
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
