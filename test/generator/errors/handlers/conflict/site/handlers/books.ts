import type { BooksHandlers } from '../../generated/books/handlers.ts';

export const books: BooksHandlers = {
<<<<<<< HEAD
  list: { permission: () => true, handle: () => ({ items: [], total: 0 }) },
=======
  list: { permission: () => false, handle: () => ({ items: [], total: 0 }) },
>>>>>>> theirs
};
