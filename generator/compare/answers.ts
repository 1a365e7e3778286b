import type { Schema } from '../../runtime/schema/types.ts';
import { fieldChanges } from './fields.ts';
import type { Api, Resource } from '../model/api.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';
import { linkChanges } from './links.ts';
import { keptOperations, placeOf } from './operations.ts';
import type { Kept } from './operations.ts';

/** What changed for those who read answers. */
export function* answerChanges(before: Api, after: Api): Iterable<Change> {
  const kept = [...keptOperations(before, after)];
  for (const operation of kept) yield* kindChanges(operation);
  for (const [resource, other] of shownAlike(kept)) {
    yield* viewChanges(resource, other);
    yield* linkChanges(resource, other);
  }
}

function* kindChanges({ from, to }: Kept): Iterable<Change> {
  const { answers, context } = from.endpoint;
  const place = placeOf(from);
  if (to.endpoint.answers !== answers) {
    yield breaking('answer', place, `answers ${to.endpoint.answers}, it was ${answers}`);
  }
  if (to.endpoint.context !== context) {
    const text = `answers in the context ${to.endpoint.context} unless asked, it was ${context}`;
    yield breaking('answer', place, text);
  }
  const [was, is] = [from.endpoint.answer, to.endpoint.answer];
  if (was && is) yield* fieldChanges(place, wrapped(was.shown), wrapped(is.shown));
  else if (was && to.endpoint.answers === 'any')
    yield breaking('answer', place, 'no longer says what it answers');
  else if (is && answers === 'any') yield harmless('answer', place, 'says what it answers');
}

/** An answer that is no item as the one field of something. */
function wrapped(answer: Schema): { readonly schema: Schema; readonly paths: readonly string[] } {
  return { schema: { type: 'object', properties: { answer } }, paths: [] };
}

/**
 * The resources whose items an operation answered and answers, whatever they are called. What is gone as a
 * whole is told of by its operations.
 */
function shownAlike(kept: readonly Kept[]): readonly (readonly [Resource, Resource])[] {
  const pairs = new Map<string, readonly [Resource, Resource]>();
  for (const { from, to } of kept)
    pairs.set(`${from.resource.name} ${to.resource.name}`, [from.resource, to.resource]);
  return [...pairs.values()];
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
