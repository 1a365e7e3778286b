import type { Schema } from '../../runtime/schema/types.ts';
import { requiredNames } from '../../runtime/schema/keywords/object.ts';
import { ofWhatIsSent } from '../emit/arg-types.ts';
import { isChecked } from '../lower/callbacks.ts';
import type { Arg } from '../model/api.ts';
import { differ } from '../dialect/restrictions.ts';
import type { Change, changesAt } from './operations.ts';
import { counterexample, memberPairs, withoutMembers } from './schemas.ts';
import type { MemberPair } from './schemas.ts';

/** Returns the changes of the values that an argument accepts. `exampleOf` prints a request with a value that it used to accept. */
export function* argChanges(
  name: string,
  from: Arg,
  to: Arg,
  { breaking, compatible }: ReturnType<typeof changesAt>,
  exampleOf: (value: unknown) => string,
): Iterable<Change> {
  const [earlier, now] = [validatedBy(from), validatedBy(to)];
  const members = [...memberPairs(earlier, now)];
  const pathOf = (member: MemberPair): string =>
    `\`${name}${/^[[(]/.test(member.name) ? '' : '.'}${member.name}\``;

  for (const member of members.filter(({ to: kept }) => kept === undefined))
    yield breaking(`no longer accepts ${pathOf(member)}`);
  const rejected = counterexample(earlier, now);
  if (rejected !== undefined)
    return yield breaking(`rejects values of \`${name}\` that it accepted`, exampleOf(rejected));
  const root: MemberPair = { name: '', from: earlier, to: now };
  if ([root, ...members].some(mayReject))
    yield breaking(
      `validates \`${name}\` differently; check whether it rejects values that it accepted`,
    );
  else if (counterexample(now, earlier) !== undefined)
    yield compatible(`accepts more values of \`${name}\``);
  for (const member of members.filter(({ from: known }) => known === undefined))
    yield compatible(`accepts the new ${pathOf(member)}`);
}

/** Whether a member may be validated more strictly, as far as can be shown. */
function mayReject({ from, to }: MemberPair): boolean {
  if (!from || !to) return false;
  const names = requiredNames(from);
  if (requiredNames(to).some((name) => !names.includes(name))) return true;
  if (to.additionalProperties === false && from.additionalProperties !== false) return true;
  const [was, is] = withoutMembers(from, to);
  if (!differ(was, is)) return false;
  return counterexample(was, is) !== undefined || counterexample(is, was) === undefined;
}

/** Returns the schema that validates the argument; an empty one if it is not validated. */
function validatedBy(arg: Arg): Schema {
  if (!isChecked(arg)) return {};
  const { required: _required, ...schema } = arg.definition;
  return ofWhatIsSent(arg, schema);
}

/** Returns a value that the argument accepts. */
export function validValue(arg: Arg): unknown {
  const schema = validatedBy(arg);
  const other = { type: schema.type === 'null' ? 'string' : 'null' } as const;
  return arg.definition.default ?? counterexample(schema, other) ?? 'a';
}
