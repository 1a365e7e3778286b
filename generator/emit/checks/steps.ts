import { k } from '../../../runtime/schema/k.ts';
import { id, joined, literal, ts } from '../source.ts';
import type { Source } from '../source.ts';

/** One call of the kernel: a check of `value`, or of what is made of it, with limits. */
export interface Step {
  /** The name of a check of the kernel. */
  readonly check: string;
  /** What is checked; `value` when absent. */
  readonly subject?: Source;
  readonly limits?: readonly unknown[];
}

/** A function that takes the steps one after the other; the kernel's own where that is all. */
export function chained(steps: readonly Step[]): Source {
  const [only] = steps;
  if (steps.length === 1 && only && !only.subject && !only.limits) return kernel(only.check);
  return ts`(value, param) => ${expression(steps)}`;
}

/** The steps as an expression of `value` and `param`: the first failure, or null. */
export function expression(steps: readonly Step[]): Source {
  return steps.map(callOf).reduce((before, next) => ts`${before} ?? ${next}`);
}

/** A function of the kernel: `k.string`. */
export function kernel(name: string): Source {
  return ts`k.${id(name)}`;
}

/** The name under which the kernel offers one of its functions. */
export function nameOf(fn: unknown): string {
  const entry = Object.entries(k).find(([, other]) => other === fn);
  if (!entry) throw new Error('emit: a function that the kernel does not offer; add it to k');
  return entry[0];
}

function callOf({ check, subject = id('value'), limits = [] }: Step): Source {
  return ts`${kernel(check)}(${joined([subject, ...limits.map(literal), id('param')], ', ')})`;
}
