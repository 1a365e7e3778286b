import type { About } from '../model/api.ts';

/** An error with a message in schemas/api.json, for which there is a constructor. */
export interface WordedError {
  readonly code: string; // book_not_found
  readonly status: number;
  /** `There is no book with the ID {id}.` */
  readonly message: string;
  /** The names in the message, each once: id. */
  readonly placeholders: readonly string[];
}

/** Returns the errors of schemas/api.json that have a message, in its order. */
export function wordedErrors({ errors = {} }: About): readonly WordedError[] {
  return Object.entries(errors).flatMap(([code, declared]) => {
    if (!('message' in declared)) return [];
    const names = [...declared.message.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    return [{ code, ...declared, placeholders: [...new Set(names)] }];
  });
}

/** A name in braces. */
export const PLACEHOLDER = /\{([A-Za-z_]\w*)\}/g;

/** Returns the statuses that schemas/api.json declares for a code; none for a code that it does not name. */
export function statusesOf(code: string, { errors = {} }: About): readonly number[] {
  const declared = Object.hasOwn(errors, code) ? errors[code] : undefined;
  if (!declared) return [];
  return 'message' in declared ? [declared.status] : declared;
}
