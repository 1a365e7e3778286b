import type { RestError } from '../errors/rest-error.ts';
import type { AdditionalField } from '../shape/additional-fields.ts';
import type { ContextFilter } from '../shape/context-filter.ts';
import { LinkBuilder } from '../shape/link-builder.ts';
import type { ItemShape } from './definition.ts';
import { andThen } from './awaitable.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import { FreshItems } from './fresh-items.ts';
import { ItemShaping } from './item-shaping.ts';
import type { Linking } from './item-shaping.ts';
import { ItemView, filterFor, filtersOf, hiddenFields } from './item-view.ts';
import { KeptTexts } from './kept-texts.ts';
import { RestResponse } from './response.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';
import { UnchangingItem, UnchangingItems } from './unchanging-items.ts';
import type { Writing } from './unchanging-items.ts';

interface Item {
  readonly [field: string]: unknown;
}

/** Shapes the items of handlers for clients: fields, context, links. */
export class ItemShaper {
  readonly settings: AnswerSettings;
  readonly #factsOf: ItemShape['facts'];
  readonly #type: string;
  readonly #wholeFields: readonly string[];
  readonly #filters: ReadonlyMap<string, ContextFilter>;
  readonly #links: LinkBuilder | null;
  readonly #self: LinkBuilder;
  readonly #selfNeedsFacts: boolean;
  /** The links that are shown even where none are asked for. */
  readonly #always: LinkBuilder | null;
  readonly #kept = new KeptTexts();

  constructor(shape: ItemShape, settings: AnswerSettings) {
    const { type = '', contexts = {}, views, links, facts, wholeFields = [] } = shape;
    const { constants, curies } = settings;
    const self = (links ?? []).filter(({ rel }) => rel === 'self').slice(0, 1);
    this.settings = settings;
    this.#type = type;
    this.#wholeFields = wholeFields;
    this.#factsOf = facts;
    this.#filters = filtersOf(contexts, views);
    this.#links = links ? new LinkBuilder(links, constants, curies) : null;
    this.#self = new LinkBuilder(self, constants);
    this.#selfNeedsFacts = self.some(({ href }) => href.includes('{$'));
    const always = (links ?? []).filter((rule) => rule.always === true);
    this.#always = always.length > 0 ? new LinkBuilder(always, constants, curies) : null;
  }

  /** Returns an item as it is shown, without links. */
  dataOf(item: unknown, request: HandlerRequest<unknown>): Awaitable<unknown> {
    return andThen(this.#addFields([item], request), ([whole]) => this.#viewFor(request).of(whole));
  }

  /** The response with an item, whose links are its own. */
  itemResponse(item: unknown, request: HandlerRequest<unknown>): Awaitable<RestResponse> {
    return andThen(this.#shapingOf([item], request), (shaping) => {
      const [unchanging] = shaping.unchanging ?? [];
      if (unchanging)
        return RestResponse.of(
          new UnchangingItem(unchanging, shaping, this.#writingOf(shaping, request)),
        );
      const { data, links } = shaping.shape(0);
      const response = new RestResponse(data ?? null);
      return links ? response.setItemLinks(links) : response;
    });
  }

  /** The response with a collection, whose items carry their links: what these depend on is asked for once. */
  collectionResponse(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Awaitable<RestResponse> {
    return andThen(this.#shapingOf(items, request), (shaping) => {
      const { unchanging } = shaping;
      if (!unchanging) {
        const shaped = shaping.each();
        return shaped ? RestResponse.of(new FreshItems(shaped)) : new RestResponse(shaping.all());
      }
      return RestResponse.of(
        new UnchangingItems(unchanging, shaping, this.#writingOf(shaping, request)),
      );
    });
  }

  /** The items of a collection, each with its links. */
  shapeAll(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Awaitable<readonly unknown[]> {
    return andThen(this.#shapingOf(items, request), (shaping) => shaping.all());
  }

  /** The address of an item; `undefined` when it has none. */
  locationOf(item: unknown, request: HandlerRequest<unknown>): Awaitable<string | undefined> {
    const addresses = this.settings.addressesFor(request.request);
    const facts = this.#selfNeedsFacts ? this.#factsFor([item], request) : NONE;
    return andThen(
      facts,
      ([own]) => this.#self.build(item, own ?? {}, addresses)['self']?.[0]?.href,
    );
  }

  /** Hands what a request sends for fields that were added at run time to them (2.4). */
  updateFields(item: unknown, request: HandlerRequest<unknown>): Awaitable<RestError | null> {
    const { fields } = this.settings;
    if (fields.of(this.#type).size === 0) return null;
    return fields.update(item, this.#type, request.request.getParams(), request.request);
  }

  #addFields(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Awaitable<readonly unknown[]> {
    const { fields } = this.settings;
    const type = this.#type;
    if (fields.of(type).size === 0) return items;
    const wants = (field: string): boolean =>
      request.wants(field) && isShownIn(request.context, fields.of(type).get(field));
    return Promise.all(
      items.map((item) => (isItem(item) ? fields.addTo(item, type, request.request, wants) : item)),
    );
  }

  #shapingOf(items: readonly unknown[], request: HandlerRequest<unknown>): Awaitable<ItemShaping> {
    return andThen(this.#addFields(items, request), (whole) =>
      andThen(
        this.#linkingOf(items, request),
        (linking) => new ItemShaping(items, whole, this.#viewFor(request), linking),
      ),
    );
  }

  #writingOf({ root = null }: ItemShaping, { context }: HandlerRequest<unknown>): Writing {
    return { context, root, kept: this.#kept };
  }

  #viewFor({ context, request }: HandlerRequest<unknown>): ItemView {
    const { fields } = this.settings;
    const added = fields.of(this.#type).size === 0 ? null : fields.schemaOf(this.#type);
    const hidden = hiddenFields(this.#wholeFields, request);
    return new ItemView(filterFor(this.#filters, context), context, { added, hidden });
  }

  /** Returns the parts of the links of items; `null` if the response shows no links. */
  #linkingOf(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Awaitable<Linking | null> {
    if (!this.#links && !this.#always) return null;
    const isAsked = showsLinks(request);
    const builder = isAsked ? this.#links : this.#always;
    if (!builder) return null;
    const addresses = this.settings.addressesFor(request.request);
    return andThen(this.#factsFor(items, request), (facts) => ({
      builder,
      facts,
      // Items with only some of their links are not cached.
      addresses: isAsked ? addresses : { restUrl: addresses.restUrl },
    }));
  }

  #factsFor(
    items: readonly unknown[],
    request: HandlerRequest<unknown>,
  ): Awaitable<readonly unknown[]> {
    // The definition took the function for items of the type that the handler answers.
    return this.#factsOf?.(items as readonly never[], request) ?? NONE;
  }
}

const NONE: readonly unknown[] = [];

/** Whether a context shows a field. Hidden fields are not computed. */
function isShownIn(context: string, field: AdditionalField | undefined): boolean {
  const contexts = field?.schema?.context;
  return contexts === undefined || contexts.length === 0 || contexts.includes(context);
}

function showsLinks(request: HandlerRequest<unknown>): boolean {
  return request.wants('_links') || request.wants('_embedded');
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
