import type { Schema } from '../../runtime/schema/types.ts';
import { requiredNames } from '../../runtime/schema/keywords/required.ts';
import { ofWhatIsSent } from '../emit/arg-types.ts';
import { isChecked } from '../lower/callbacks.ts';
import type { Arg } from '../model/api.ts';
import { membersOf, ownWords } from './members.ts';
import type { Member } from './members.ts';
import { differ, isAccepted, witness } from './witness.ts';

/** A difference between two definitions of an argument. */
export interface Judgement {
  readonly breaking: boolean;
  readonly text: string;
  /** A value that used to be read, where there is one. */
  readonly value?: unknown;
}

/** What changed in which values of an argument are read. */
export function* judgements(name: string, from: Arg, to: Arg): Iterable<Judgement> {
  const [earlier, now] = [rulesFor(from), rulesFor(to)];
  const members = [...membersOf(earlier, now)];
  const called = (member: Member): string =>
    `\`${name}${/^[[(]/.test(member.name) ? '' : '.'}${member.name}\``;

  for (const member of members.filter(({ to: kept }) => kept === undefined)) {
    const value = member.within(goodFor(member.from ?? {}));
    const breaking = isAccepted(value, earlier) ? { value } : {};
    yield { breaking: true, text: `no longer reads ${called(member)}`, ...breaking };
  }
  const refused = witness(earlier, now);
  if (refused !== undefined) {
    yield {
      breaking: true,
      text: `refuses values of \`${name}\` that it accepted`,
      value: refused,
    };
    return;
  }
  const root: Member = { name: '', from: earlier, to: now, within: (value) => value };
  if ([root, ...members].some(mayRefuse)) {
    const text = `judges \`${name}\` by another rule: look whether it refuses what it accepted`;
    yield { breaking: true, text };
  } else if (witness(now, earlier) !== undefined) {
    yield { breaking: false, text: `accepts more values of \`${name}\`` };
  }
  for (const member of members.filter(({ from: known }) => known === undefined)) {
    yield { breaking: false, text: `reads the new ${called(member)}` };
  }
}

/** Whether nothing shows that a member is judged as it was, or less strictly. */
function mayRefuse({ from, to }: Member): boolean {
  if (!from || !to) return false;
  const names = requiredNames(from);
  if (requiredNames(to).some((name) => !names.includes(name))) return true;
  if (to.additionalProperties === false && from.additionalProperties !== false) return true;
  const [was, is] = ownWords(from, to);
  return differ(was, is) && (witness(was, is) !== undefined || witness(is, was) === undefined);
}

/** What values are judged by: nothing where nobody looks at the schema. Null may count as missing, whatever it says. */
function rulesFor(arg: Arg): Schema {
  if (!isChecked(arg)) return {};
  const { required: _required, ...schema } = arg.definition;
  return ofWhatIsSent(arg, schema);
}

/** A value that the argument accepts. */
export function goodValue(arg: Arg): unknown {
  const { default: usual } = arg.definition;
  return usual !== undefined && usual !== null ? usual : goodFor(rulesFor(arg));
}

/** A value that the schema accepts. */
function goodFor(schema: Schema): unknown {
  return witness(schema, { type: schema.type === 'null' ? 'string' : 'null' }) ?? 'a';
}
