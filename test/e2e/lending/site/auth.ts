import { createHash, timingSafeEqual } from 'node:crypto';
import { RestError } from 'restloom-runtime/errors';
import type { HandlerRequest, RestRequest } from 'restloom-runtime/server';

/** An employee of the library. */
export interface Employee {
  readonly id: string;
  readonly role: 'librarian' | 'desk';
}

declare module 'restloom-runtime/server' {
  interface Register {
    user: Employee;
  }
}

/** Returns a function that finds the caller by `Authorization: Bearer TOKEN`. */
export function bearer(tokens: ReadonlyMap<string, Employee>) {
  return (request: RestRequest): Employee | RestError | null => {
    const header = request.header('authorization');
    if (header === null) return null;
    const sent = digest(/^Bearer (\S+)$/.exec(header)?.[1] ?? '');
    for (const [token, employee] of tokens)
      if (timingSafeEqual(digest(token), sent)) return employee;
    return new RestError('token_invalid', 'The token is not valid.', { status: 401 });
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Admits employees. */
export function isEmployee({ user }: HandlerRequest<unknown>): boolean {
  return user !== null;
}

/** Admits librarians. */
export function isLibrarian({ user }: HandlerRequest<unknown>): boolean {
  return user?.role === 'librarian';
}

/** Admits everyone, but only librarians in the context `edit`, which shows prices. */
export function mayRead(request: HandlerRequest<unknown>): boolean {
  return request.context !== 'edit' || isLibrarian(request);
}
