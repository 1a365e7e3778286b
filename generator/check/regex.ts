import {
  patternProblem as judgePattern,
  problemOf as judge,
} from '../../runtime/schema/text/backtracking.ts';
import type { Bound } from '../../runtime/schema/text/backtracking.ts';
import type { Memory } from '../memory.ts';

/** What is wrong with a pattern of a schema; the kernel asks the same at run time. */
export function patternProblem(expression: string, memory: Memory): string | null {
  return memory.recall('pattern', expression, () => judgePattern(expression));
}

/** What is wrong with a regular expression. Judging one may take longer than all else of a run. */
export function problemOf(
  source: string,
  flags: string,
  bound: Bound,
  memory: Memory,
): string | null {
  const key = JSON.stringify([source, flags, bound]);
  return memory.recall('pattern', key, () => judge(source, flags, bound));
}
