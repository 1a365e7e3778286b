import type { RestError } from '../../runtime/errors/index.ts';

/** Names in the message of an error of a keyword. */
export interface FailureNames {
  readonly param?: unknown;
  readonly property?: unknown;
}

/** Returns the names in the message of an error: the parameter and its property. */
export function namesIn({ code, message, subject, about }: RestError): FailureNames {
  if (code === 'rest_property_required') return { param: subject, property: about };
  if (code === 'rest_additional_properties_forbidden') return { property: subject };
  return message.startsWith('Invalid ') ? {} : { param: subject };
}

/** Returns the code of the error that the message of `anyOf` or `oneOf` quotes; `null` if it quotes none. */
export function reasonOf({ about }: RestError): string | null {
  if (typeof about !== 'object' || about === null || !('failure' in about)) return null;
  const failure = about.failure as RestError; // a schema that the value does not match has an error
  return reasonOf(failure) ?? failure.code;
}
