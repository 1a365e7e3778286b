import { emptyMap, isContainer, isMap } from '../schema/values/containers.ts';

/**
 * A copy of a value that many requests are given: frozen with all that is in it, so that none of them can
 * change it for the others, nor for whoever registered it.
 */
export function keptValue(value: unknown): unknown {
  return frozen(ownValue(value));
}

/** `value` frozen with all that is in it. */
export function frozen(value: unknown): unknown {
  if (!isContainer(value) || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** A copy of lists and maps, for somebody to do with it what he likes. */
export function ownValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownValue);
  if (!isMap(value)) return value;
  const copy = emptyMap();
  for (const name of Object.keys(value)) copy[name] = ownValue(value[name]);
  return copy;
}
