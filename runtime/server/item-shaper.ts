import type { RestError } from '../errors/rest-error.ts';
import type { Schema } from '../schema/types.ts';
import type { AdditionalField } from '../shape/additional-fields.ts';
import { ContextFilter, isMapRule } from '../shape/contexts.ts';
import type { Views, ContextTable } from '../shape/contexts.ts';
import { isEmpty, isMap } from '../schema/values/containers.ts';
import { parseList } from '../shape/fields.ts';
import { filterByContext } from '../shape/context-table.ts';
import { declaredPart } from '../shape/declared.ts';
import { LinkBuilder, type Links } from '../shape/links.ts';
import type { ItemShape } from './definition.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import { RestResponse, type ItemLinks } from './response.ts';
import type { RestRequest } from './request.ts';
import type { Server } from './server.ts';

type Request = HandlerRequest<unknown>;

/** Returns an item as a response shows it, with the links that are given. */
type Show = (item: unknown, links?: Links | null) => unknown;

/** Shapes the items of handlers for clients: fields, context, links. */
export class ItemShaper {
  readonly server: Server;
  readonly #type: string;
  readonly #wholeFields: readonly string[];
  readonly #factsOf: ItemShape['facts'];
  /** The schema whose members are shown; `null` to show all. */
  readonly #declared: Schema | null;
  readonly #filters: ReadonlyMap<string, ContextFilter>;
  readonly #links: LinkBuilder | null;
  readonly #self: LinkBuilder;
  readonly #selfNeedsFacts: boolean;
  /** The links that are shown even if the request does not ask for links. */
  readonly #always: LinkBuilder | null;
  // A filter of its own, because a filter is fast for items that have the names of the last one.
  readonly #everything = new ContextFilter({});

  constructor(shape: ItemShape, server: Server, declared: Schema | null) {
    const { type = '', contexts = {}, views, links = [], facts, wholeFields = [] } = shape;
    const builderOf = (rules: typeof links): LinkBuilder | null =>
      rules.length === 0 ? null : new LinkBuilder(rules, server.linkConstants, server.curie);
    const self = links.filter(({ rel }) => rel === 'self').slice(0, 1);
    this.server = server;
    this.#type = type;
    this.#wholeFields = wholeFields;
    this.#factsOf = facts;
    this.#declared = declared;
    this.#filters = filtersOf(contexts, views);
    this.#links = builderOf(links);
    this.#self = new LinkBuilder(self, server.linkConstants);
    this.#selfNeedsFacts = self.some(({ href }) => href.includes('{$'));
    this.#always = builderOf(links.filter(({ always }) => always === true));
  }

  /** Returns an item as the response contains it, without links. */
  async dataOf(item: unknown, request: Request): Promise<unknown> {
    const [whole] = await this.#withAddedFields([item], request);
    return this.#viewFor(request)(whole);
  }

  /** Returns the response with an item, whose links are those of the response. */
  async itemResponse(item: unknown, request: Request): Promise<RestResponse> {
    const items = [item];
    const whole = this.#hasAddedFields ? await this.#withAddedFields(items, request) : items;
    const builder = this.#linksFor(request);
    const facts = builder && this.#factsOf ? await this.#factsFor(items, request) : NO_FACTS;
    const response = new RestResponse(this.#viewFor(request)(whole[0]) ?? null);
    if (!builder) return response;
    const addresses = this.server.addresses.forLinks(request.request.connection);
    const build: ItemLinks['build'] = (form) =>
      builder.build(item, facts[0] ?? {}, addresses, form);
    const addTo: ItemLinks['addTo'] = (data, links) => this.#everything.apply(data, links);
    response.itemLinks = { build, addTo };
    return response;
  }

  /** Returns the items of a collection, each with its links. */
  async shapeAll(items: readonly unknown[], request: Request): Promise<readonly unknown[]> {
    const whole = this.#hasAddedFields ? await this.#withAddedFields(items, request) : items;
    const builder = this.#linksFor(request);
    const facts = builder && this.#factsOf ? await this.#factsFor(items, request) : NO_FACTS;
    const view = this.#viewFor(request);
    if (!builder) return whole.map((item) => view(item));
    const addresses = this.server.addresses.forLinks(request.request.connection);
    return whole.map((item, at) => {
      const links = builder.build(items[at], facts[at] ?? {}, addresses, 'compact');
      return view(item, isEmpty(links) ? null : links);
    });
  }

  /** Returns the address of an item; `undefined` if it has none. */
  async locationOf(item: unknown, request: Request): Promise<string | undefined> {
    const [facts] = this.#selfNeedsFacts ? await this.#factsFor([item], request) : [];
    const addresses = this.server.addresses.forLinks(request.request.connection);
    return this.#self.build(item, facts ?? {}, addresses)['self']?.[0]?.href;
  }

  /** Passes what a request sends for fields that were added at run time to them (2.4). */
  async updateFields(item: unknown, request: Request): Promise<RestError | null> {
    if (!this.#hasAddedFields) return null;
    const { request: sent } = request;
    return this.server.fields.update(item, this.#type, sent.getParams(), sent);
  }

  get #hasAddedFields(): boolean {
    return this.server.fields.of(this.#type).size > 0;
  }

  async #withAddedFields(items: readonly unknown[], request: Request): Promise<readonly unknown[]> {
    const { fields } = this.server;
    const added = fields.of(this.#type);
    const wants = (field: string): boolean =>
      request.wants(field) && isShownIn(request.context, added.get(field));
    return Promise.all(
      items.map((item) =>
        isMap(item) ? fields.addTo(item, this.#type, request.request, wants) : item,
      ),
    );
  }

  /** Returns the fields of an item that a request selects, and of these those that are declared. */
  #viewFor(request: Request): Show {
    const view = this.#selectedFor(request);
    const declared = this.#declared;
    if (!declared) return view;
    const added = this.server.fields.of(this.#type);
    return (item, links) =>
      view(
        declaredPart(item, declared, (name) => added.has(name)),
        links,
      );
  }

  #selectedFor({ context, request }: Request): Show {
    const { fields } = this.server;
    const filter = filterFor(this.#filters, context);
    const added = this.#hasAddedFields ? fields.schemaOf(this.#type) : null;
    const whole = this.#wholeFields;
    const hidden = whole.length === 0 ? whole : hiddenFields(whole, request);
    if (!added && hidden.length === 0) return (item, links) => filter.apply(item, links);
    const own = added ? filterBeside(added, filter) : filter;
    const hiding = new ContextFilter(Object.fromEntries(hidden.map((field) => [field, false])));
    return (item, links) => {
      const left = own.apply(item);
      const shown = hiding.apply(added ? filterByContext(left, added, context) : left);
      return this.#everything.apply(shown, links);
    };
  }

  /** Returns what builds the links that a response shows; `null` if it shows none. */
  #linksFor(request: Request): LinkBuilder | null {
    const embeds = Object.hasOwn(request.request.query, '_embed') && request.wants('_embedded');
    const isWanted = embeds || request.wants('_links');
    return isWanted ? this.#links : this.#always;
  }

  #factsFor(items: readonly unknown[], request: Request): Awaitable<readonly unknown[]> {
    // The definition took the function for items of the type that the handler returns.
    return this.#factsOf ? this.#factsOf(items as readonly never[], request) : NO_FACTS;
  }
}

const NO_FACTS: readonly unknown[] = [];

/** Whether a context shows a field. Hidden fields are not computed. */
function isShownIn(context: string, field: AdditionalField | undefined): boolean {
  const contexts = field?.schema?.context;
  return contexts === undefined || contexts.length === 0 || contexts.includes(context);
}

/** Returns the filter of each context. */
export function filtersOf(
  contexts: ContextTable,
  views: Views = {},
): ReadonlyMap<string, ContextFilter> {
  return new Map(
    Object.entries(contexts).map(([context, rule]) => [
      context,
      new ContextFilter(rule, Object.hasOwn(views, context) ? views[context] : undefined),
    ]),
  );
}

/**
 * Returns the filter of a context. An unknown context shows what everyone may see (`view`); without contexts everything is
 * shown.
 */
export function filterFor(
  filters: ReadonlyMap<string, ContextFilter>,
  context: string,
): ContextFilter {
  return filters.get(context) ?? filters.get('view') ?? everything;
}

const everything = new ContextFilter({});

/** Returns the fields that can only be selected as a whole and of which a request names parts. */
function hiddenFields(wholeFields: readonly string[], request: RestRequest): readonly string[] {
  const requested = parseList(request.getParam('_fields') ?? '');
  return wholeFields.filter(
    (field) => !requested.includes(field) && requested.some((name) => name.startsWith(`${field}.`)),
  );
}

/** Returns the filter without its rules for properties that `added` describes (2.4). */
function filterBeside({ properties = {} }: Schema, filter: ContextFilter): ContextFilter {
  const { rule } = filter;
  if (!isMapRule(rule)) return filter;
  const others = Object.entries(rule).filter(([name]) => !Object.hasOwn(properties, name));
  if (others.length === Object.keys(rule).length) return filter;
  return new ContextFilter(Object.fromEntries(others));
}
