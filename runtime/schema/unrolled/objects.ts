import { isError } from '../../errors/rest-error.ts';
import { forbidden } from '../keywords/additional-properties.ts';
import { maxProperties } from '../keywords/max-properties.ts';
import { minProperties } from '../keywords/min-properties.ts';
import { memberRule } from '../keywords/properties.ts';
import type { Members } from '../keywords/properties.ts';
import { required } from '../keywords/required.ts';
import { notOfType, object } from '../keywords/type.ts';
import { matchesVouched } from '../text/pattern.ts';
import type { Check, Failure, Sanitize } from '../types.ts';
import { emptyMap, isObject, keptOf, entriesOf } from '../values/map.ts';
import type { Entries } from '../values/map.ts';
import { checkMember, sanitizeMember } from './unnamed.ts';

/** The checks of the members of a map, and its limits. */
export interface ObjectChecks extends Members<Check> {
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** The check of `type: object` with the checks of its members. */
export function objectOf(checks: ObjectChecks): Check {
  const { required: names, minProperties: least, maxProperties: most } = checks;
  return (value, param) => {
    // A list is none, but what is wrong with its members says more.
    if (!Array.isArray(value) && !isObject(value)) return notOfType('object', param);
    const map = entriesOf(value);
    return (
      (names === undefined ? null : required(map, names, param)) ??
      checkMembers(map, checks, param) ??
      (least === undefined ? null : minProperties(map, least, param)) ??
      (most === undefined ? null : maxProperties(map, most, param)) ??
      object(value, param)
    );
  };
}

/** The sanitizer of `type: object` with the sanitizers of its members; members that may not be there are left out. */
export function toObjectOf(sanitizers: Members<Sanitize>): Sanitize {
  return (value, param) => {
    const map = entriesOf(value);
    const kept = emptyMap();
    for (const name of Object.keys(map)) {
      const sanitize = memberRule(name, sanitizers, matchesVouched);
      if (sanitize === false) continue;
      const member =
        sanitize === true ? map[name] : sanitizeMember(map[name], sanitize, param, name);
      if (isError(member)) return member;
      kept[name] = member;
    }
    return keptOf(value, kept);
  };
}

function checkMembers(map: Entries, checks: ObjectChecks, param: string): Failure {
  for (const name of Object.keys(map)) {
    const check = memberRule(name, checks, matchesVouched);
    if (check === true) continue;
    if (check === false) return forbidden(name);
    const failure = checkMember(map[name], check, param, name);
    if (failure) return failure;
  }
  return null;
}
