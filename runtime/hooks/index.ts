export { Hooks } from './hooks.ts';
export { SERVER_CLASS } from './names.ts';
export type {
  Actions,
  Filters,
  RequestFilters,
  RoutedPost,
  RoutedTerm,
  ServerClass,
} from './names.ts';
