import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../runtime/schema/types.ts';
import { groupBy } from '../collections.ts';
import type { Api, ContextView, Endpoint, Link, Resource } from '../model/api.ts';
import { changesAt, operationsOf, pairsOf } from './operations.ts';
import type { Change, OperationPair } from './operations.ts';
import { differ } from '../dialect/restrictions.ts';
import { counterexample, isShown, memberPairs, withoutMembers } from './schemas.ts';
import type { MemberPair } from './schemas.ts';

/** Returns the changes that affect clients that read responses. */
export function* responseChanges(before: Api, after: Api): Iterable<Change> {
  const all = [...pairsOf(operationsOf(before), operationsOf(after))];
  const common = all.flatMap(([, from, to]) => (from && to ? [{ from, to }] : []));
  for (const operation of common) yield* kindChanges(operation);
  // The names of a pair of resources can differ.
  const pairs = groupBy(common, ({ from, to }) => `${from.resource.name} ${to.resource.name}`);
  for (const [pair] of pairs.values()) {
    if (!pair) continue;
    yield* viewChanges(pair.from.resource, pair.to.resource);
    yield* linkChanges(pair.from.resource, pair.to.resource);
  }
}

function* kindChanges({ from, to }: OperationPair): Iterable<Change> {
  const { answers, context, answer: was } = from.endpoint;
  const { answers: kind, context: usual, answer: is } = to.endpoint;
  const { place } = from;
  const { breaking, compatible } = changesAt('response', place);
  if (kind !== answers) yield breaking(`changes "answers" from ${answers} to ${kind}`);
  if (usual !== context) yield breaking(`changes the default context from ${context} to ${usual}`);
  if (from.endpoint.media !== to.endpoint.media) yield breaking('changes the media type');
  yield* statusChanges({ from, to });
  // A response that is not an item is compared as the only field of one.
  const wrapped = (response: Schema): Fields => {
    return { schema: { type: 'object', properties: { response } }, paths: [] };
  };
  if (was && is) yield* fieldChanges(place, wrapped(was.shown), wrapped(is.shown));
  else if (was && kind === 'any') yield breaking('no longer describes its response');
  else if (is && answers === 'any') yield compatible('describes its response');
}

/** Changes of the statuses of responses, of their bodies, and of their headers. */
function* statusChanges({ from, to }: OperationPair): Iterable<Change> {
  const { place } = from;
  const { breaking, compatible } = changesAt('response', place);
  for (const [status, was, is] of pairsOf(responsesOf(from.endpoint), responsesOf(to.endpoint))) {
    if (was && is) yield* fieldChanges(`${place} (${status})`, was, is);
    else if (was) yield compatible(`no longer has the status ${status}`);
    else yield breaking(`may have the new status ${status}`);
  }
}

/** Returns bodies and headers of responses by status. */
function responsesOf({ status, responses }: Endpoint): ReadonlyMap<number, Fields> {
  const all = responses ?? [{ status, schema: null, headers: {} }];
  return new Map(
    all.map(({ status: each, schema, headers }) => {
      const properties = { ...headers, ...(schema && { body: schema }) };
      return [each, { schema: { type: 'object', properties }, paths: [] }];
    }),
  );
}

function* viewChanges(before: Resource, after: Resource): Iterable<Change> {
  const viewsOf = ({ contexts }: Resource) => new Map(contexts.map((view) => [view.context, view]));
  for (const [context, was, is] of pairsOf(viewsOf(before), viewsOf(after))) {
    const place = `${was ? before.name : after.name} in the context ${context}`;
    const { breaking, compatible } = changesAt('response', place);
    if (was && is) yield* fieldChanges(place, was, is);
    else if (was) yield breaking('was removed', `?context=${context}`);
    else yield compatible('was added');
  }
}

/** The schema of an item in a context, and the paths that `_fields` accepts. */
type Fields = Pick<ContextView, 'schema' | 'paths'>;

function* fieldChanges(place: string, before: Fields, after: Fields): Iterable<Change> {
  const members = [...memberPairs(before.schema, after.schema)];
  for (const member of members) yield* fieldChange(place, member);
  const common = new Set(members.filter(({ from, to }) => from && to).map(({ name }) => name));
  const { breaking } = changesAt('response', place);
  for (const path of before.paths) {
    if (!after.paths.includes(path) && common.has(path))
      yield breaking(`no longer supports \`${path}\` in \`_fields\``, `?_fields=${path}`);
  }
}

function* fieldChange(place: string, { name, from, to }: MemberPair): Iterable<Change> {
  const { breaking, compatible } = changesAt('response', place);
  if (!from) return yield compatible(`has the new field \`${name}\``);
  if (!to) return yield breaking(`no longer has the field \`${name}\``);
  if (to.optional === true && from.optional !== true) yield breaking(`may omit \`${name}\``);
  if (from.optional === true && to.optional !== true) yield compatible(`always has \`${name}\``);
  // Members are compared separately.
  const [was, is] = withoutMembers(from, to);
  const added = counterexample(is, was, isShown);
  if (added !== undefined)
    yield breaking(`may have the new value ${JSON.stringify(added)} in \`${name}\``);
  else if (counterexample(was, is, isShown) !== undefined)
    yield compatible(`has fewer values in \`${name}\``);
  else if (differ(was, is))
    yield breaking(`describes \`${name}\` differently; check whether clients handle it`);
}

/** Changes of the links of items, and of what `_embed` embeds. */
function* linkChanges(before: Resource, after: Resource): Iterable<Change> {
  const { breaking, compatible } = changesAt('response', `links of ${before.name}`);
  const linksOf = ({ links }: Resource) => groupBy(links, ({ rel }) => rel);
  for (const [rel, links, others] of pairsOf(linksOf(before), linksOf(after))) {
    if (!links) yield compatible(`have the new relation \`${rel}\``);
    else if (!others) yield breaking(`no longer have \`${rel}\``, links[0]?.href ?? null);
    if (!links || !others) continue;
    const [was, is] = [embeddedBy(links), embeddedBy(others)];
    if (isDeepStrictEqual(new Set(was), new Set(is))) continue;
    const text = `embed ${listed(is)} for \`${rel}\``;
    // Clients cannot depend on embedded items if there were none.
    if (was.length === 0) yield compatible(text);
    else yield breaking(`${text}, previously ${listed(was)}`, `?_embed=${rel}`);
  }
}

/** Returns the resources that `_embed` embeds for the links, without duplicates. */
function embeddedBy(links: readonly Link[]): readonly string[] {
  const shown = links.filter(({ embeddable }) => embeddable);
  return [...new Set(shown.map(({ embeds }) => embeds ?? 'other items'))];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(' or ');
}
