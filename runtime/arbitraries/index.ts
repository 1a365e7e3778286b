export { arbitraryOf } from './arbitrary.ts';
export { argumentsOf, arbitrariesOf } from './tables.ts';
export type { Arbitraries, ArgumentTables } from './tables.ts';
