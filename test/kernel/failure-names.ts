import type { RestError } from '../../runtime/errors/index.ts';

/** Names in the message of a failure of a keyword. */
export interface FailureNames {
  readonly param?: unknown;
  readonly property?: unknown;
}

/** Returns what the message of a failure names: the parameter, and a property of it. */
export function namesIn({ code, message, subject, about }: RestError): FailureNames {
  if (code === 'rest_property_required') return { param: subject, property: about };
  if (code === 'rest_additional_properties_forbidden') return { property: subject };
  return message.startsWith('Invalid ') ? {} : { param: subject };
}

/** Returns the code of the failure that the message of `anyOf` or `oneOf` quotes; `null` if it quotes none. */
export function reasonOf({ about }: RestError): string | null {
  if (typeof about !== 'object' || about === null || !('failure' in about)) return null;
  const failure = about.failure as RestError; // a schema that the value does not match has a failure
  return reasonOf(failure) ?? failure.code;
}
