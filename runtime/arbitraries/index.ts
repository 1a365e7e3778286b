export { arbitraryOf } from './values.ts';
export type { Groups, Arbitraries, ArgumentTables, GroupTables } from './tables.ts';
export { argumentsOf, arbitrariesOf } from './tables.ts';
