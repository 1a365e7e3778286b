export { createReference } from './reference.ts';
export type { Reference, ReferenceOptions } from './reference.ts';
