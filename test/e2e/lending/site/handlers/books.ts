import { join } from 'node:path';
import { RestError } from 'restloom-runtime/errors';
import { keepFile } from 'restloom-runtime/http';
import type { BooksHandlers } from '../../generated/books/handlers.ts';
import type { Book } from '../../generated/books/types.ts';
import { isLibrarian, mayRead } from '../auth.ts';
import type { Dependencies } from '../dependencies.ts';

type Row = Omit<Book, 'available'> & { readonly available: 0 | 1 };

const SELECT = `SELECT books.*, NOT EXISTS (
  SELECT 1 FROM loans WHERE loans.book = books.id AND returned IS NULL
) AS available FROM books`;

export const createBooksHandlers = ({ db, covers }: Dependencies): BooksHandlers => {
  const find = (id: number): Book | RestError => {
    const row = db.prepare(`${SELECT} WHERE id = ?`).get(id) as Row | undefined;
    return row ? bookOf(row) : notFound(id);
  };
  return {
    list: {
      permission: mayRead,
      handle: ({ args: { page, per_page, search, available } }) => {
        const where = `WHERE (:search IS NULL OR instr(lower(title), lower(:search)))
          AND (:available IS NULL OR available = :available)`;
        const filter = {
          search: search ?? null,
          available: available === undefined ? null : Number(available),
        };
        const rows = db
          .prepare(`SELECT * FROM (${SELECT}) ${where} ORDER BY id LIMIT :limit OFFSET :offset`)
          .all({ ...filter, limit: per_page, offset: (page - 1) * per_page }) as Row[];
        const { total } = db
          .prepare(`SELECT count(*) AS total FROM (${SELECT}) ${where}`)
          .get(filter) as { total: number };
        return { items: rows.map(bookOf), total };
      },
    },

    create: {
      permission: isLibrarian,
      handle: ({ args }) => {
        if (isTaken(args.isbn)) return isbnTaken(args.isbn);
        const { lastInsertRowid } = db
          .prepare(
            'INSERT INTO books (isbn, title, published, price) VALUES (:isbn, :title, :published, :price)',
          )
          .run({ published: null, price: null, ...args });
        return find(Number(lastInsertRowid));
      },
    },

    get: { permission: mayRead, handle: ({ args }) => find(args.id) },

    update: {
      permission: isLibrarian,
      handle: ({ args }) => {
        const before = find(args.id);
        if (before instanceof RestError) return before;
        if (args.isbn !== undefined && args.isbn !== before.isbn && isTaken(args.isbn))
          return isbnTaken(args.isbn);
        const { isbn, title, published, price } = { ...before, ...args };
        db.prepare(
          'UPDATE books SET isbn = :isbn, title = :title, published = :published, price = :price WHERE id = :id',
        ).run({ id: args.id, isbn, title, published, price });
        return find(args.id);
      },
    },

    delete: {
      permission: isLibrarian,
      handle: ({ args }) => {
        const previous = find(args.id);
        if (previous instanceof RestError) return previous;
        if (!previous.available)
          return new RestError('book_on_loan', 'The book is on loan.', { status: 409 });
        db.transaction(() => {
          db.prepare('DELETE FROM loans WHERE book = ?').run(args.id);
          db.prepare('DELETE FROM books WHERE id = ?').run(args.id);
        })();
        return { deleted: true, previous };
      },
    },

    setCover: {
      permission: isLibrarian,
      mayUpload: isLibrarian,
      handle: async ({ args, request }) => {
        const book = find(args.id);
        if (book instanceof RestError) return book;
        const file = request.upload ?? request.file('cover');
        const ending = file ? ENDINGS.get(file.type) : undefined;
        if (!file || ending === undefined)
          return new RestError('cover_type', 'Send the cover as a PNG or JPEG image.', {
            status: 415,
          });
        const name = `${args.id}.${ending}`;
        await keepFile(file, join(covers, name));
        db.prepare('UPDATE books SET cover = ? WHERE id = ?').run(`/covers/${name}`, args.id);
        return find(args.id);
      },
    },
  };

  function isTaken(isbn: string): boolean {
    return db.prepare('SELECT 1 FROM books WHERE isbn = ?').get(isbn) !== undefined;
  }
};

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
]);

function bookOf({ available, ...row }: Row): Book {
  return { ...row, available: available === 1 };
}

function notFound(id: number): RestError {
  return new RestError('book_not_found', `There is no book with the ID ${id}.`, { status: 404 });
}

function isbnTaken(isbn: string): RestError {
  return new RestError('isbn_taken', `There is a book with the ISBN ${isbn}.`, { status: 409 });
}
