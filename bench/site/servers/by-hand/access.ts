/** The caller of a request, and the responses to callers without permission. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf, digestOf, fold } from '../requests.ts';
import type { Database } from './posts.ts';

/** Returns the id of the editor who sends a request; `null` for others. */
export async function editorOf({ db }: Database, request: FastifyRequest): Promise<number | null> {
  const credentials = credentialsOf(request.headers.authorization);
  if (credentials === null) return null;
  const [name, password] = credentials;
  const digest = digestOf(password);
  const found = await db
    .selectFrom('users')
    .innerJoin('application_passwords', 'application_passwords.user', 'users.id')
    .innerJoin('user_roles', 'user_roles.user', 'users.id')
    .select(['users.id', 'application_passwords.digest'])
    .where('users.folded_username', '=', fold(name))
    .where('user_roles.role', 'in', ['editor', 'administrator'])
    .execute();
  return found.find((row) => row.digest === digest)?.id ?? null;
}

export function refuse(reply: FastifyReply): { readonly code: string } {
  reply.code(401);
  return { code: 'rest_forbidden' };
}

export function notFound(reply: FastifyReply): { readonly code: string } {
  reply.code(404);
  return { code: 'rest_post_invalid_id' };
}
