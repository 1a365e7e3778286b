export { Hooks } from './hooks.ts';
export { SERVER_CLASS } from './names.ts';
export type { Actions, Filters, RequestFilters, ServerClass } from './names.ts';
