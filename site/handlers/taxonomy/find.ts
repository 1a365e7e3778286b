import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { TermRow } from '../../store/index.ts';
import { notFound } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** Returns the term with this id in this taxonomy, or `rest_term_invalid`. */
export async function findTerm(
  { store }: Scope,
  taxonomy: Taxonomy,
  id: number | undefined,
): Promise<TermRow | RestError> {
  const term = id === undefined || id <= 0 ? undefined : await store.terms.byId(id);
  if (term?.taxonomy === taxonomy.name) return term;
  return notFound('rest_term_invalid', 'Invalid term ID.');
}
