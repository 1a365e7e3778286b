import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { denied } from '../../domain/permissions/caller.ts';
import { canCreateTerms, canEditTerms, canReadTermsOf } from '../../domain/permissions/terms.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import { badRequest, notFound } from '../errors.ts';
import { anyPost } from '../post-type/access.ts';
import { scopeOf } from '../scope.ts';
import { hasParameter, idParameter } from '../parameters.ts';
import type { TermRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

type Verdict = boolean | RestError;

export async function mayList(
  taxonomy: Taxonomy,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const { context, user } = request;
  if (context === 'edit' && !canEditTerms(user, taxonomy))
    return denied(user, 'rest_forbidden_context', 'You are not allowed to edit these terms.');
  if (!hasParameter(request, 'post')) return true;
  const post = await anyPost(await scopeOf(request), idParameter(request, 'post'));
  if (!post) return badRequest('rest_post_invalid_id', 'Invalid post ID.');
  if (canReadTermsOf(user, post, taxonomy)) return true;
  return denied(
    user,
    'rest_forbidden_context',
    'You are not allowed to view the terms of this post.',
  );
}

export async function mayGet(
  taxonomy: Taxonomy,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const term = await findTerm(await scopeOf(request), taxonomy, idParameter(request));
  if (isError(term)) return term;
  if (request.context !== 'edit' || canEditTerms(request.user, taxonomy)) return true;
  return denied(request.user, 'rest_forbidden_context', 'You are not allowed to edit this term.');
}

export function mayCreate(taxonomy: Taxonomy, { user }: HandlerRequest<unknown>): Verdict {
  if (canCreateTerms(user, taxonomy)) return true;
  return denied(
    user,
    'rest_cannot_create',
    'You are not allowed to create terms of this taxonomy.',
  );
}

export async function mayUpdate(
  taxonomy: Taxonomy,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const term = await findTerm(await scopeOf(request), taxonomy, idParameter(request));
  if (isError(term)) return term;
  if (canEditTerms(request.user, taxonomy)) return true;
  return denied(request.user, 'rest_cannot_update', 'You are not allowed to edit this term.');
}

/** The default term of a taxonomy cannot be deleted. */
export async function mayDelete(
  taxonomy: Taxonomy,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const scope = await scopeOf(request);
  const term = await findTerm(scope, taxonomy, idParameter(request));
  if (isError(term)) return term;
  const isDefault =
    taxonomy.defaultOption !== null && scope.options.number(taxonomy.defaultOption, 0) === term.id;
  if (!isDefault && canEditTerms(request.user, taxonomy)) return true;
  return denied(request.user, 'rest_cannot_delete', 'You are not allowed to delete this term.');
}

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
