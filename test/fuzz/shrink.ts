import type { Call } from './calls.ts';
import type { Params } from './arguments.ts';

/** The maximum number of simpler requests that are sent for a failing one. */
const TRIES = 40;

/** Returns the simplest failing form of a call that is found: parts are removed, long values are halved. */
export async function shrink(call: Call, fails: (call: Call) => Promise<boolean>): Promise<Call> {
  let simplest = call;
  let tries = TRIES;
  const left = [...simplerThan(simplest)];
  while (left.length > 0 && tries > 0) {
    const next = left.shift();
    tries -= 1;
    if (!next || !(await fails(next))) continue;
    simplest = next;
    left.splice(0, left.length, ...simplerThan(simplest));
  }
  return simplest;
}

function* simplerThan(call: Call): Iterable<Call> {
  for (const at of call.batch.keys()) yield { ...call, batch: call.batch.toSpliced(at, 1) };
  for (const headers of withoutOne(call.headers)) yield { ...call, headers };
  for (const query of withoutOne(call.query)) yield { ...call, query };
  for (const args of withoutOne(call.args)) yield { ...call, args };
  for (const [name, value] of Object.entries(call.args))
    for (const shorter of halvesOf(value))
      yield { ...call, args: { ...call.args, [name]: shorter } };
}

function withoutOne<T extends Params>(params: T): readonly T[] {
  return Object.keys(params).map((name) => {
    const { [name]: _, ...others } = params;
    // Removing one member keeps the type.
    return others as T;
  });
}

function halvesOf(value: unknown): readonly unknown[] {
  const isLong = typeof value === 'string' ? value.length > 8 : Array.isArray(value);
  if (!isLong || (typeof value !== 'string' && !Array.isArray(value)) || value.length < 2)
    return [];
  const half = Math.ceil(value.length / 2);
  return [value.slice(0, half), value.slice(half)];
}
