import type { Schema } from '../../runtime/schema/types.ts';
import type { ContextView } from '../model/api.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';
import { membersOf, ownWords } from './members.ts';
import type { Member } from './members.ts';
import { differ, isShown, witness } from './witness.ts';

/** What is shown: of what schema, and which paths `_fields` may name. */
type Fields = Pick<ContextView, 'schema' | 'paths'>;

/** What changed in the fields of an item, as one context shows them. */
export function* fieldChanges(place: string, before: Fields, after: Fields): Iterable<Change> {
  const members = [...membersOf(before.schema, after.schema)];
  for (const member of members) yield* fieldChange(place, member);
  const shown = new Set(members.filter(({ from, to }) => from && to).map(({ name }) => name));
  for (const path of before.paths) {
    if (!after.paths.includes(path) && shown.has(path))
      yield breaking(
        'answer',
        place,
        `\`_fields\` no longer knows \`${path}\``,
        `?_fields=${path}`,
      );
  }
}

function* fieldChange(place: string, { name, from, to, within }: Member): Iterable<Change> {
  if (!from) {
    yield harmless('answer', place, `shows the new \`${name}\``);
    return;
  }
  const example = (own: Schema): string => JSON.stringify(within(exampleOf(own)));
  if (!to) {
    yield breaking('answer', place, `no longer shows \`${name}\``, example(from));
    return;
  }
  if (to.optional === true && from.optional !== true)
    yield breaking('answer', place, `may leave out \`${name}\``, example(from));
  if (from.optional === true && to.optional !== true)
    yield harmless('answer', place, `always shows \`${name}\``);
  // What is within is compared by itself.
  const [was, is] = ownWords(from, to);
  const unknown = witness(is, was, isShown);
  if (unknown !== undefined) {
    const text = `may show \`${name}\` as ${JSON.stringify(unknown)}, which it never was`;
    yield breaking('answer', place, text, example(was));
  } else if (witness(was, is, isShown) !== undefined) {
    yield harmless('answer', place, `shows \`${name}\` with fewer values`);
  } else if (differ(was, is)) {
    const text = `describes \`${name}\` by another rule: look whether it fits`;
    yield breaking('answer', place, text);
  }
}

/** A value that the field may have, but null. */
function exampleOf(schema: Schema): unknown {
  const other: Schema = { type: schema.type === 'null' ? 'string' : 'null' };
  return witness(schema, other, isShown) ?? null;
}
