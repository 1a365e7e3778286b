import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { Deleted, Endpoint, HandlerRequest, Page } from '../../../runtime/server/index.ts';
import type { ItemSchema } from '../../../runtime/schema/index.ts';
import { taxonomyOf } from '../../domain/taxonomies.ts';
import { currentSite } from '../../context.ts';
import { extendedSchema } from '../../domain/registration/extension.ts';
import { saveMetaValues } from '../meta-values.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { TermRow, TermQuery } from '../../store/index.ts';
import { badRequest, cannotDelete, trashNotSupported } from '../errors.ts';
import { changedMeanwhile, sendTag, termTag } from '../entity-tags.ts';
import { defined, pageFacts, readList, rowsBefore } from '../lists.ts';
import { inTransaction, scopeOf, writing } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { setEditContext, ids, someIds } from '../parameters.ts';
import { parentProblem, termTree } from '../tree.ts';
import { findTerm, mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './permissions.ts';
import { termItems } from './items.ts';
import type { TermExtras, ShownTaxonomy } from './items.ts';
import { insertTerm, removeTerm, updateTerm } from './save.ts';
import type { TermArgs } from './save.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { ListCategoriesArgs } from '../../../generated/categories/types.ts';

/** The endpoints of a taxonomy, whose items are of type `Item`. */
export interface TermHandlers<Item> {
  readonly list: Endpoint<ListTermsArgs, Page<Item>>;
  readonly create: Endpoint<TermArgs, Item>;
  readonly get: Endpoint<{ readonly id: number }, Item>;
  readonly update: Endpoint<TermArgs & { readonly id: number }, Item>;
  readonly delete: Endpoint<{ readonly id: number; readonly force: boolean }, Item | Deleted<Item>>;
}

/**
 * Returns the endpoints of one taxonomy, whose items `schema` describes. Another taxonomy takes one line:
 * `termHandlers('post_tag', tagSchema)`.
 */
export function termHandlers<Item>(
  name: string,
  schema: ItemSchema,
  extras: TermExtras = {},
): TermHandlers<Item> {
  // The registered taxonomies depend on the site of the request.
  const taxonomy = (): Taxonomy => taxonomyOf(name);
  const shown = (): ShownTaxonomy => {
    const own = taxonomy();
    const extension = currentSite().types.extensionOfTerms(own);
    return { taxonomy: own, extras, schema: extendedSchema(schema, extension) };
  };
  const taken = (args: TermArgs): TermArgs => extras.taken?.(args) ?? args;
  // Stores the values of a written term that are outside of its row.
  const saved = async (scope: Scope, term: TermRow, request: HandlerRequest<TermArgs>) => {
    const meta = { kind: 'term', id: term.id, subtype: name } as const;
    const problem =
      (await saveMetaValues(scope, meta, request.args.meta)) ??
      (await extras.save?.(scope, term, request));
    if (problem) return problem;
    setEditContext(request);
    return itemOf<Item>(scope, shown(), term, request);
  };
  return {
    list: {
      permission: async (request) => {
        const verdict = await mayList(taxonomy(), request);
        return verdict === true ? (extras.mayRead?.(request) ?? true) : verdict;
      },
      async handle(request) {
        const { args } = request;
        const scope = await scopeOf(request);
        const query = termQuery(args, taxonomy());
        const list = await readList(scope, scope.store.terms, query, args.cursor);
        if (isError(list)) return list;
        return {
          items: await itemsOf<Item>(scope, shown(), list.rows, request),
          ...pageFacts(list),
          page: Math.ceil((query.offset ?? 0) / args.per_page) + 1,
        };
      },
    },

    create: {
      permission: (request) => mayCreate(taxonomy(), request),
      handle: (request) =>
        writing(request, async (scope) => {
          const term =
            (await parentRefusal(scope, taxonomy(), request)) ??
            (await insertTerm(scope, taxonomy(), taken(request.args)));
          return isError(term) ? (extras.failure?.(term) ?? term) : saved(scope, term, request);
        }),
    },

    get: {
      permission: async (request) => {
        const verdict = await mayGet(taxonomy(), request);
        return verdict === true ? (extras.mayRead?.(request) ?? true) : verdict;
      },
      async handle(request) {
        const scope = await scopeOf(request);
        const term = await findTerm(scope, taxonomy(), request.args.id);
        return isError(term) ? term : itemOf<Item>(scope, shown(), term, request);
      },
    },

    update: {
      permission: (request) => mayUpdate(taxonomy(), request),
      handle: (request) =>
        writing(request, async (scope) => {
          const before = await termToChange(scope, taxonomy(), request);
          if (isError(before)) return before;
          const term =
            (await parentRefusal(scope, taxonomy(), request)) ??
            (await updateTerm(scope, taxonomy(), before, taken(request.args), extras));
          if (isError(term)) return extras.failure?.(term, before) ?? term;
          return saved(scope, term, request);
        }),
    },

    delete: {
      permission: (request) => mayDelete(taxonomy(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        const term = await findTerm(scope, taxonomy(), request.args.id);
        if (isError(term)) return term;
        if (!request.args.force) return trashNotSupported();
        return inTransaction(scope, async (inside) => {
          const known = await termToChange(inside, taxonomy(), request);
          if (isError(known)) return known;
          const previous = await itemOf<Item>(inside, shown(), term, request);
          await extras.remove?.(inside, term);
          const isGone = await removeTerm(inside, taxonomy(), term);
          return isGone ? { deleted: true, previous } : cannotDelete();
        });
      },
    },
  };
}

/** Returns the term that a request changes, or 412 if it was changed since the caller read it. */
async function termToChange(
  scope: Scope,
  taxonomy: Taxonomy,
  request: HandlerRequest<{ readonly id: number }>,
): Promise<TermRow | RestError> {
  const term = await findTerm(scope, taxonomy, request.args.id);
  if (isError(term)) return term;
  return (await changedMeanwhile(scope, request, termTag(term, taxonomy))) ?? term;
}

/** Returns the error for a parent that is not a term of the taxonomy, or for a taxonomy without parents. */
async function parentRefusal(
  scope: Scope,
  taxonomy: Taxonomy,
  { request }: HandlerRequest<unknown>,
): Promise<RestError | null> {
  const parent = request.getParam('parent');
  if (parent === null) return null;
  if (!taxonomy.isHierarchical)
    return badRequest(
      'rest_taxonomy_not_hierarchical',
      'The taxonomy is not hierarchical: its terms cannot have a parent.',
    );
  if (parent === 0) return null;
  const problem =
    typeof parent === 'number'
      ? await parentProblem(termTree(scope.store, taxonomy), null, parent)
      : 'missing';
  if (problem === null) return null;
  return badRequest('rest_term_invalid', '`parent` is not the ID of a term of the taxonomy.');
}

async function itemOf<Item>(
  scope: Scope,
  shown: ShownTaxonomy,
  term: TermRow,
  request: HandlerRequest<unknown>,
): Promise<Item> {
  const [item] = await itemsOf<Item>(scope, shown, [term], request);
  if (!item) throw new Error(`terms: no item for term ${term.id}`);
  await sendTag(scope, request, termTag(term, shown.taxonomy));
  return item;
}

async function itemsOf<Item>(
  scope: Scope,
  shown: ShownTaxonomy,
  terms: readonly TermRow[],
  request: HandlerRequest<unknown>,
): Promise<Item[]> {
  // The members are those of the schema from which the type `Item` is generated.
  return (await termItems(scope, shown, terms, request)) as Item[];
}

/** The arguments of a list of terms of any taxonomy. */
type ListTermsArgs = ListCategoriesArgs & { readonly offset?: number };

/** Returns the store query for a list of terms. */
function termQuery(args: ListTermsArgs, taxonomy: Taxonomy): TermQuery {
  const include = someIds(args.include);
  const slugs = args.slug?.map(sanitizeTitle) ?? [];
  return defined<TermQuery>({
    taxonomies: [taxonomy.name],
    orderBy: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ? Math.abs(args.offset) : rowsBefore(args.page, args.per_page),
    // A term that a post has is not empty, even if the post is not published.
    hideEmpty: args.hide_empty && !args.post,
    search: args.search || undefined,
    include,
    // Included ids take precedence over excluded ones.
    exclude: include ? undefined : ids(args.exclude),
    slugs: slugs.length > 0 ? slugs : undefined,
    parent: taxonomy.isHierarchical ? args.parent : undefined,
    post: args.post || undefined,
  });
}
