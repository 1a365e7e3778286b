import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { CreateCategoryArgs } from '../../../generated/categories/types.ts';
import { storedDescription, storedName } from '../../domain/html.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { TermChange, TermRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import { longFields, sentSlug } from '../parameters.ts';
import { parentProblem, termTree } from '../tree.ts';
import type { TermExtras } from './items.ts';
import { badRequest, failure, nameTaken } from '../errors.ts';

/** The arguments of a write to a term. */
export type TermArgs = Partial<CreateCategoryArgs>;

const TERM_TEXTS = ['name', 'description', 'slug'];

/**
 * Adds a term. Errors: `empty_term_name`, and `term_exists` with the id of the term that has the name;
 * terms can share a name if a slug is sent.
 */
export async function insertTerm(
  { store }: Scope,
  taxonomy: Taxonomy,
  args: TermArgs,
): Promise<TermRow | RestError> {
  const long = longFields(args, TERM_TEXTS);
  if (long) return long;
  const name = storedName(args.name ?? '');
  if (name.trim() === '') return emptyName();
  const parent = args.parent ?? 0;
  const sent = sentSlug(args.slug ?? '');
  const slug = sent || sanitizeTitle(name);
  const wanted = { name, slug, parent, isSlugSent: sent !== '' };
  const existing = await existingTerm(store, taxonomy, wanted);
  if (existing) return termExists(existing.id);
  const row = await store.terms.insert({
    taxonomy: taxonomy.name,
    name,
    parent,
    description: storedDescription(args.description ?? ''),
    slug: await store.terms.uniqueSlug(slug, { taxonomy: taxonomy.name, parent }),
  });
  if (row.slug !== '') return row;
  return (await store.terms.update(row.id, { slug: String(row.id) })) ?? row;
}

/**
 * Changes a term. Errors: `empty_term_name`, `duplicate_term_slug` for a slug that another term of the
 * taxonomy has, and `term_exists` for a taken name where names are unique. With a parent that is below the
 * term, the term moves to the top, as recorded.
 */
export async function updateTerm(
  { store }: Scope,
  taxonomy: Taxonomy,
  before: TermRow,
  args: TermArgs,
  { areNamesUnique = false }: Pick<TermExtras, 'areNamesUnique'> = {},
): Promise<TermRow | RestError> {
  const long = longFields(args, TERM_TEXTS);
  if (long) return long;
  const change: { -readonly [K in keyof TermChange]: TermChange[K] } = {};
  if (args.name !== undefined) {
    change.name = storedName(args.name);
    if (change.name.trim() === '') return emptyName();
    const query = { taxonomies: [taxonomy.name], names: [change.name] };
    const namesakes = areNamesUnique ? (await store.terms.find(query)).rows : [];
    const other = namesakes.find(({ id }) => id !== before.id);
    if (other) return termExists(other.id);
  }
  if (args.description !== undefined) change.description = storedDescription(args.description);
  const { parent } = args;
  if (parent !== undefined) {
    const tree = termTree(store, taxonomy);
    const problem = parent === 0 ? null : await parentProblem(tree, before.id, parent);
    change.parent = problem === 'ring' ? 0 : parent;
  }
  if (args.slug !== undefined) {
    const slug = await slugOf(store, { ...before, ...change }, args.slug, before.parent);
    if (isError(slug)) return slug;
    change.slug = slug;
  }
  return (await store.terms.update(before.id, change)) ?? before;
}

/**
 * Returns the slug of a term that changes: the one that was sent, or one made of the name. A slug of another term is
 * an error, or gets a number if it was not sent or the term also gets another parent.
 */
async function slugOf(
  store: Scope['store'],
  { id, taxonomy, name, parent }: TermRow,
  text: string,
  formerParent: number,
): Promise<string | RestError> {
  const sent = sentSlug(text);
  const slug = sent || sanitizeTitle(name);
  const other = await store.terms.bySlug(taxonomy, slug);
  if (other === undefined || other.id === id) return slug;
  if (sent !== '' && parent === formerParent)
    // Clients expect the status 500.
    return failure(500, 'duplicate_term_slug', 'The slug is used by another term.');
  return store.terms.uniqueSlug(slug, { taxonomy, parent, exceptId: id });
}

/** Removes a term. Posts without another term get the default term of the taxonomy. */
export async function removeTerm(
  { store, options }: Scope,
  taxonomy: Taxonomy,
  term: TermRow,
): Promise<boolean> {
  const fallback = taxonomy.defaultOption === null ? 0 : options.number(taxonomy.defaultOption, 0);
  const posts = fallback === 0 ? [] : await store.terms.postsOf(term.id);
  const terms = await store.posts.termsOf(posts);
  const bare = posts.filter((post) => terms.get(post)?.[taxonomy.name]?.length === 1);
  const isGone = await store.terms.remove(term.id);
  for (const post of bare) await store.posts.setTerms(post, { [taxonomy.name]: [fallback] });
  return isGone;
}

interface Wanted {
  readonly name: string;
  readonly slug: string;
  readonly parent: number;
  readonly isSlugSent: boolean;
}

/**
 * Returns the existing term that a new one would duplicate: a sibling with the same name, or a term with
 * the same name and slug.
 */
async function existingTerm(
  store: Scope['store'],
  taxonomy: Taxonomy,
  { name, slug, parent, isSlugSent }: Wanted,
): Promise<TermRow | null> {
  const query = { taxonomies: [taxonomy.name], names: [name], parent };
  const namesakes = (await store.terms.find(query)).rows;
  const namesake = namesakes.find((term) => term.name.toLowerCase() === name.toLowerCase());
  if (!namesake) return null;
  const sameSlug = await store.terms.bySlug(taxonomy.name, slug);
  if (isSlugSent && namesake.slug !== slug && !sameSlug) return null;
  if (!taxonomy.isHierarchical) return namesake;

  const isRepeated = !isSlugSent || namesake.slug === slug;
  if (isRepeated && namesakes.some((term) => term.name === name)) return namesake;
  return sameSlug?.parent === parent ? sameSlug : null;
}

function emptyName(): RestError {
  return badRequest('empty_term_name', 'A term requires a name.');
}

function termExists(id: number): RestError {
  return nameTaken('term_exists', 'A term with this name already exists.', [id, id]);
}
