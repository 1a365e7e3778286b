export { fixtureOf, plainValue, isRight, isWhole } from './fixture.ts';
export { textsMatching } from '../schema/index.ts';
export { applyContext } from '../shape/index.ts';
export { mockServer } from './mock-server.ts';
export type { MockOptions } from './mock-server.ts';
export { fixturesOf, itemSchema, typed } from './tables.ts';
export type { Fixtures, ItemsOf, ItemTable, ItemTables } from './tables.ts';
