import type { Handlers } from '../../generated/routes.ts';
import type { Library } from '../library.ts';
import { createBooksHandlers } from './books.ts';
import { createMembersHandlers } from './members.ts';
import { createSummaryHandlers } from './summary.ts';

export const createHandlers = (library: Library): Handlers => ({
  books: createBooksHandlers(library),
  members: createMembersHandlers(library),
  summary: createSummaryHandlers(library),
});
