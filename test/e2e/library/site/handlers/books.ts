import { anyone, loggedIn } from '../../../../../runtime/server/index.ts';
import type { BooksHandlers } from '../../generated/books/handlers.ts';
import { errors } from '../../generated/errors.ts';
import type { Library } from '../library.ts';

export const createBooksHandlers = ({ books, members }: Library): BooksHandlers => ({
  list: {
    permission: anyone,
    handle: ({ args: { page, per_page: size } }) => {
      const items = [...books.values()].slice((page - 1) * size, page * size);
      return { items, total: books.size };
    },
  },

  create: {
    permission: loggedIn,
    handle: ({ args: { title } }) => {
      const book = { id: books.size + 1, title, borrower: null };
      books.set(book.id, book);
      return book;
    },
  },

  get: {
    permission: anyone,
    handle: ({ args: { id } }) => books.get(id) ?? errors.bookNotFound({ id }),
  },

  lend: {
    permission: loggedIn,
    handle: ({ args: { id, borrower } }) => {
      const book = books.get(id);
      if (!book) return errors.bookNotFound({ id });
      if (!members.has(borrower)) return errors.memberNotFound({ id: borrower });
      if (book.borrower !== null) return errors.bookOnLoan({ borrower: book.borrower });
      const lent = { ...book, borrower };
      books.set(id, lent);
      return lent;
    },
  },
});
