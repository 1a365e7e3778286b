import type { Schema } from '../../runtime/schema/types.ts';
import type { Api, ContextView, Resource } from '../model/api.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';
import { operationsOf, placeOf } from './requests.ts';
import { differ, witness } from './witness.ts';

/** What changed for those who read answers. */
export function* answerChanges(before: Api, after: Api): Iterable<Change> {
  yield* kindChanges(before, after);
  const now = new Map(after.resources.map((resource) => [resource.name, resource]));
  for (const resource of before.resources) {
    const other = now.get(resource.name);
    // What is gone as a whole is told of by its operations.
    if (!other) continue;
    yield* viewChanges(resource, other);
    yield* linkChanges(resource, other);
  }
}

function* kindChanges(before: Api, after: Api): Iterable<Change> {
  const now = operationsOf(after);
  for (const [key, operation] of operationsOf(before)) {
    const endpoint = now.get(key)?.endpoint;
    if (!endpoint) continue;
    const { answers, context } = operation.endpoint;
    const place = placeOf(operation);
    if (endpoint.answers !== answers) {
      yield breaking('answer', place, `answers ${endpoint.answers}, it was ${answers}`);
    }
    if (endpoint.context !== context) {
      const text = `answers in the context ${endpoint.context} unless asked, it was ${context}`;
      yield breaking('answer', place, text);
    }
  }
}

function* viewChanges(before: Resource, after: Resource): Iterable<Change> {
  const now = new Map(after.contexts.map((view) => [view.context, view]));
  for (const view of before.contexts) {
    const place = `${before.name} in the context ${view.context}`;
    const other = now.get(view.context);
    if (other) yield* fieldChanges(place, view, other);
    else
      yield breaking('answer', place, 'cannot be asked for any more', `?context=${view.context}`);
  }
  const earlier = new Set(before.contexts.map(({ context }) => context));
  for (const { context } of after.contexts) {
    if (!earlier.has(context)) {
      yield harmless('answer', `${after.name} in the context ${context}`, 'can be asked for');
    }
  }
}

function* fieldChanges(place: string, before: ContextView, after: ContextView): Iterable<Change> {
  const now = fieldsOf(after.schema, '');
  const earlier = fieldsOf(before.schema, '');
  for (const [field, schema] of earlier) {
    const other = now.get(field);
    if (!other) {
      // What is within a field that is gone is gone with it.
      if (isWithinMissing(field, earlier, now)) continue;
      const example = JSON.stringify({ [field]: exampleOf(schema) });
      yield breaking('answer', place, `no longer shows \`${field}\``, example);
      continue;
    }
    // What is within is compared by itself.
    const [from, to] = [withoutMembers(schema), withoutMembers(other)];
    const unknown = witness(to, from);
    if (unknown !== undefined) {
      const example = JSON.stringify({ [field]: exampleOf(schema) });
      const text = `may show \`${field}\` as ${JSON.stringify(unknown)}, which it never was`;
      yield breaking('answer', place, text, example);
    } else if (witness(from, to) !== undefined) {
      yield harmless('answer', place, `shows \`${field}\` with fewer values`);
    } else if (differ(from, to)) {
      yield breaking(
        'answer',
        place,
        `describes \`${field}\` by another rule: look whether it fits`,
      );
    }
  }
  for (const field of now.keys()) {
    if (!earlier.has(field)) yield harmless('answer', place, `shows the new \`${field}\``);
  }
}

function isWithinMissing(
  field: string,
  earlier: ReadonlyMap<string, Schema>,
  now: ReadonlyMap<string, Schema>,
): boolean {
  const end = field.lastIndexOf('.');
  if (end < 0) return false;
  const outer = field.slice(0, end);
  return earlier.has(outer) && !now.has(outer);
}

/** Every field, dotted, with what is below it. */
function fieldsOf({ properties }: Schema, prefix: string): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const field = `${prefix}${name}`;
    found.set(field, schema);
    for (const [inner, below] of fieldsOf(schema, `${field}.`)) found.set(inner, below);
  }
  return found;
}

function withoutMembers(schema: Schema): Schema {
  const { properties, required: _required, additionalProperties: _others, ...own } = schema;
  return properties ? own : schema;
}

function exampleOf(schema: Schema): unknown {
  return (
    witness(withoutMembers(schema), { type: schema.type === 'null' ? 'string' : 'null' }) ?? null
  );
}

function* linkChanges(before: Resource, after: Resource): Iterable<Change> {
  const now = new Map(after.links.map((link) => [link.rel, link]));
  for (const { rel, embeds, href } of before.links) {
    const other = now.get(rel);
    const place = `links of ${before.name}`;
    if (!other) yield breaking('answer', place, `no longer lead along \`${rel}\``, href);
    else if (embeds !== null && other.embeds !== embeds) {
      const text = `embed ${other.embeds ?? 'nothing'} along \`${rel}\`, it was ${embeds}`;
      yield breaking('answer', place, text, `?_embed=${rel}`);
    }
  }
  const earlier = new Set(before.links.map(({ rel }) => rel));
  for (const { rel } of after.links) {
    if (!earlier.has(rel))
      yield harmless('answer', `links of ${after.name}`, `lead along \`${rel}\``);
  }
}
