import type { BooksHandlers } from '../../generated/books/handlers.ts';
import type { Book } from '../../generated/books/types.ts';
import { RestError } from '../../runtime/errors/rest-error.ts';
import { anyone, loggedIn } from '../../runtime/server/index.ts';

const shelf: Book[] = [];

export const books: BooksHandlers = {
  list: {
    permission: anyone,
    handle: ({ args }) => {
      const start = (args.page - 1) * args.per_page;
      return { items: shelf.slice(start, start + args.per_page), total: shelf.length };
    },
  },

  create: {
    permission: loggedIn,
    handle: ({ args: { title, pages, price = 0 } }) => {
      const book: Book = { id: shelf.length + 1, title, pages, price };
      shelf.push(book);
      return book;
    },
  },

  get: {
    permission: anyone,
    handle: ({ args }) =>
      shelf[args.id - 1] ??
      new RestError('rest_book_invalid_id', 'No book has this number.', { status: 404 }),
  },
};
