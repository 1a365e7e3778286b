/** How schemas are unrolled into checks and sanitizers; each module of the folder says one part. */
export { checkOf } from './checks/check.ts';
export { sanitizerOf } from './checks/sanitizer.ts';
export { parserOf } from './checks/parser.ts';
