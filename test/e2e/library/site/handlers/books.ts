import { RestError } from '../../../../../runtime/errors/index.ts';
import { anyone, loggedIn } from '../../../../../runtime/server/index.ts';
import type { BooksHandlers } from '../../generated/books/handlers.ts';
import type { Library } from '../library.ts';

const unknownBook = () => new RestError('book_not_found', 'There is no such book.');

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
    handle: ({ args: { id } }) => books.get(id) ?? unknownBook(),
  },

  lend: {
    permission: loggedIn,
    handle: ({ args: { id, borrower } }) => {
      const book = books.get(id);
      if (!book) return unknownBook();
      if (!members.has(borrower)) return new RestError('member_not_found', 'No such member.');
      if (book.borrower !== null) return new RestError('book_on_loan', 'The book is on loan.');
      const lent = { ...book, borrower };
      books.set(id, lent);
      return lent;
    },
  },
});
