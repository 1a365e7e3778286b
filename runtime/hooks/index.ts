export { Hooks } from './hooks.ts';
export type { Actions, Filters, RequestFilters } from './names.ts';
