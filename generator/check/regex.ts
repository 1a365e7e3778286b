/** What is wrong with a regular expression: the kernel asks the same at run time. */
export { patternProblem, problemOf } from '../../runtime/schema/text/backtracking.ts';
