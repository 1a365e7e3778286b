import { multipleOf } from '../../../runtime/schema/keywords/multiple-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** A `multipleOf` that is not whole: the remainder is one of floating point, in which 0.07 is no multiple of 0.01 (4.7). */
export function* roundedStep(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    const { multipleOf: step } = schema;
    if (step === undefined || isExact(step)) continue;
    const example = missedBy(step);
    if (example === null) continue;
    const span = places.at([...path, 'multipleOf']);
    yield diagnose('schema/rounded-step', span, { step: String(step), example });
  }
}

/** Whether a step is a whole number, or a half, a quarter and so on: its multiples are not rounded. */
function isExact(step: number): boolean {
  return Number.isInteger(step * 2 ** 20);
}

/** The first multiple of a step, as people write it, that the kernel takes for none. */
function missedBy(step: number): string | null {
  for (let times = 2; times <= 1000; times += 1) {
    const multiple = Number((step * times).toPrecision(12));
    if (multipleOf(multiple, step, '') !== null) return String(multiple);
  }
  return null;
}
