import { anyone } from '../../runtime/server/index.ts';
import type { BooksHandlers } from '../../generated/books/handlers.ts';

export const books: BooksHandlers = {
  list: { permission: anyone, handle: () => ({ items: [], total: 0 }) },
};
