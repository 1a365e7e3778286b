import type { BooksHandlers } from '../../generated/books/handlers.ts';

export const books: BooksHandlers = {
  list: { handle: () => ({ items: [], total: 0 }) },
};
