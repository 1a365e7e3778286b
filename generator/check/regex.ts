import { compiled } from '../lower/pattern.ts';

/** How much backtracking is still fine: none beyond the length of the text, or its square. */
export type Bound = 'linear' | 'quadratic';

/** What is wrong with a regular expression, to be said after "The pattern …"; `null` when nothing is. */
export async function problemOf(
  source: string,
  flags: string,
  bound: Bound,
): Promise<string | null> {
  if (compiled(source, flags) === null) return 'is not a regular expression';
  if (isPlain(source)) return null;
  // Loaded only for a pattern that is not plain: loading takes longer than all other checks together.
  const { checkSync } = await import('recheck');
  const found = checkSync(source, flags, { timeout: 5_000 });
  if (found.status !== 'vulnerable') return null;
  const { complexity } = found;
  if (complexity.type === 'exponential') return 'can backtrack without bound';
  if (bound === 'quadratic' && complexity.degree === 2) return null;
  return `can take the length of the text to the power of ${complexity.degree}`;
}

const PLAIN_SEGMENT =
  /^[\w%-]*(?:(?:\(\?<\w+>)?(?:\[[^\]^[\\/]*(?:\\[dw-][^\]^[\\/]*)*\]|\\[dw])[+*]?\)?)?[\w%-]*$/;

/**
 * Whether a pattern is anchored and repeats at most one class of characters between two slashes, none
 * of which the class holds: then there is one way to match, and nothing to look into.
 */
function isPlain(source: string): boolean {
  if (!source.startsWith('^') || !source.endsWith('$')) return false;
  return source
    .slice(1, -1)
    .split('/')
    .every((segment) => PLAIN_SEGMENT.test(segment));
}
