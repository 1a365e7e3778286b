import type { Schema } from '../../runtime/schema/types.ts';
import type { Api, ContextView, Link, Resource } from '../model/api.ts';
import { breaking, compatible } from './change.ts';
import type { Change } from './change.ts';
import { commonOperations, placeOf } from './operations.ts';
import type { OperationPair } from './operations.ts';
import { counterexample, differ, isShown, memberPairs, withoutMembers } from './schemas.ts';
import type { MemberPair } from './schemas.ts';

/** Returns the changes that affect clients that read responses. */
export function* responseChanges(before: Api, after: Api): Iterable<Change> {
  const common = [...commonOperations(before, after)];
  for (const operation of common) yield* kindChanges(operation);
  for (const [resource, other] of resourcePairs(common)) {
    yield* viewChanges(resource, other);
    yield* linkChanges(resource, other);
  }
}

function* kindChanges({ from, to }: OperationPair): Iterable<Change> {
  const { answers, context } = from.endpoint;
  const place = placeOf(from);
  if (to.endpoint.answers !== answers) {
    yield breaking(
      'response',
      place,
      `changes "answers" from ${answers} to ${to.endpoint.answers}`,
    );
  }
  if (to.endpoint.context !== context) {
    const text = `changes the default context from ${context} to ${to.endpoint.context}`;
    yield breaking('response', place, text);
  }
  const [was, is] = [from.endpoint.answer, to.endpoint.answer];
  if (was && is) yield* fieldChanges(place, wrapped(was.shown), wrapped(is.shown));
  else if (was && to.endpoint.answers === 'any')
    yield breaking('response', place, 'no longer describes its response');
  else if (is && answers === 'any') yield compatible('response', place, 'describes its response');
}

/** Returns a response that is not an item as the only field of an item. */
function wrapped(response: Schema): { readonly schema: Schema; readonly paths: readonly string[] } {
  return { schema: { type: 'object', properties: { response } }, paths: [] };
}

/** Returns the resources of common operations, in pairs. The names of a pair can differ. */
function resourcePairs(
  operations: readonly OperationPair[],
): readonly (readonly [Resource, Resource])[] {
  const pairs = new Map<string, readonly [Resource, Resource]>();
  for (const { from, to } of operations)
    pairs.set(`${from.resource.name} ${to.resource.name}`, [from.resource, to.resource]);
  return [...pairs.values()];
}

function* viewChanges(before: Resource, after: Resource): Iterable<Change> {
  const now = new Map(after.contexts.map((view) => [view.context, view]));
  for (const view of before.contexts) {
    const place = `${before.name} in the context ${view.context}`;
    const other = now.get(view.context);
    if (other) yield* fieldChanges(place, view, other);
    else yield breaking('response', place, 'was removed', `?context=${view.context}`);
  }
  const earlier = new Set(before.contexts.map(({ context }) => context));
  for (const { context } of after.contexts) {
    if (!earlier.has(context)) {
      yield compatible('response', `${after.name} in the context ${context}`, 'was added');
    }
  }
}

/** The schema of an item in a context, and the paths that `_fields` accepts. */
type Fields = Pick<ContextView, 'schema' | 'paths'>;

/** Changes of the fields of an item in one context. */
function* fieldChanges(place: string, before: Fields, after: Fields): Iterable<Change> {
  const members = [...memberPairs(before.schema, after.schema)];
  for (const member of members) yield* fieldChange(place, member);
  const common = new Set(members.filter(({ from, to }) => from && to).map(({ name }) => name));
  for (const path of before.paths) {
    if (!after.paths.includes(path) && common.has(path))
      yield breaking(
        'response',
        place,
        `no longer supports \`${path}\` in \`_fields\``,
        `?_fields=${path}`,
      );
  }
}

function* fieldChange(place: string, { name, from, to, within }: MemberPair): Iterable<Change> {
  if (!from) {
    yield compatible('response', place, `has the new field \`${name}\``);
    return;
  }
  const example = (own: Schema): string => JSON.stringify(within(exampleOf(own)));
  if (!to) {
    yield breaking('response', place, `no longer has the field \`${name}\``, example(from));
    return;
  }
  if (to.optional === true && from.optional !== true)
    yield breaking('response', place, `may omit \`${name}\``, example(from));
  if (from.optional === true && to.optional !== true)
    yield compatible('response', place, `always has \`${name}\``);
  // Members are compared separately.
  const [was, is] = withoutMembers(from, to);
  const added = counterexample(is, was, isShown);
  if (added !== undefined) {
    const text = `may have the new value ${JSON.stringify(added)} in \`${name}\``;
    yield breaking('response', place, text, example(was));
  } else if (counterexample(was, is, isShown) !== undefined) {
    yield compatible('response', place, `has fewer values in \`${name}\``);
  } else if (differ(was, is)) {
    const text = `describes \`${name}\` differently; check whether clients handle it`;
    yield breaking('response', place, text);
  }
}

/** Returns a value of the field that is not null. */
function exampleOf(schema: Schema): unknown {
  const other: Schema = { type: schema.type === 'null' ? 'string' : 'null' };
  return counterexample(schema, other, isShown) ?? null;
}

/** Changes of the links of items, and of what `_embed` embeds. */
function* linkChanges(before: Resource, after: Resource): Iterable<Change> {
  const [earlier, now] = [byRelation(before.links), byRelation(after.links)];
  const place = `links of ${before.name}`;
  for (const [rel, links] of earlier) {
    const others = now.get(rel);
    if (!others) {
      yield breaking('response', place, `no longer have \`${rel}\``, links[0]?.href ?? null);
      continue;
    }
    const [was, is] = [embeddedBy(links), embeddedBy(others)];
    const isSame = was.length === is.length && was.every((one) => is.includes(one));
    if (isSame) continue;
    const text = `embed ${listed(is)} for \`${rel}\``;
    // Clients cannot depend on embedded items if there were none.
    if (was.length === 0) yield compatible('response', place, text);
    else yield breaking('response', place, `${text}, previously ${listed(was)}`, `?_embed=${rel}`);
  }
  for (const rel of now.keys()) {
    if (!earlier.has(rel)) yield compatible('response', place, `have the new relation \`${rel}\``);
  }
}

/** Returns the links by relation. A relation can have several links. */
function byRelation(links: readonly Link[]): Map<string, Link[]> {
  const found = new Map<string, Link[]>();
  for (const link of links) found.set(link.rel, [...(found.get(link.rel) ?? []), link]);
  return found;
}

/** Returns the resources that `_embed` embeds for the links, without duplicates. */
function embeddedBy(links: readonly Link[]): readonly string[] {
  const shown = links.filter(({ embeddable }) => embeddable);
  return [...new Set(shown.map(({ embeds }) => embeds ?? 'other items'))];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(' or ');
}
