export { arbitraryOf } from './arbitrary.ts';
export type { Groups } from './in-path.ts';
export { argumentsOf, arbitrariesOf } from './tables.ts';
export type { Arbitraries, ArgumentTables, GroupTables } from './tables.ts';
