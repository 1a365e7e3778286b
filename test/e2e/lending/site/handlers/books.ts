import { join } from 'node:path';
import { RestError } from 'restloom-runtime/errors';
import { keepFile } from 'restloom-runtime/http';
import { errors } from '../../generated/errors.ts';
import type { BooksHandlers } from '../../generated/books/handlers.ts';
import type { Book } from '../../generated/books/types.ts';
import { isLibrarian, mayRead } from '../auth.ts';
import type { Dependencies } from '../dependencies.ts';

type Row = Omit<Book, 'available'> & { readonly available: 0 | 1 };

const SELECT = `SELECT books.*, NOT EXISTS (
  SELECT 1 FROM loans WHERE loans.book = books.id AND returned IS NULL
) AS available FROM books`;

export const createBooksHandlers = ({ db, covers }: Dependencies): BooksHandlers => {
  const rowOf = (id: number | bigint) =>
    db.prepare(`${SELECT} WHERE id = ?`).get(id) as Row | undefined;
  const find = (id: number) => {
    const row = rowOf(id);
    return row ? bookOf(row) : errors.bookNotFound({ id });
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
        if (isTaken(args.isbn)) return errors.isbnTaken({ isbn: args.isbn });
        const { lastInsertRowid } = db
          .prepare(
            'INSERT INTO books (isbn, title, published, price) VALUES (:isbn, :title, :published, :price)',
          )
          .run({ published: null, price: null, ...args });
        return bookOf(rowOf(lastInsertRowid) as Row); // inserted above
      },
    },

    get: { permission: mayRead, handle: ({ args }) => find(args.id) },

    update: {
      permission: isLibrarian,
      handle: ({ args }) => {
        const before = find(args.id);
        if (before instanceof RestError) return before;
        if (args.isbn !== undefined && args.isbn !== before.isbn && isTaken(args.isbn))
          return errors.isbnTaken({ isbn: args.isbn });
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
        if (!previous.available) return errors.bookOnLoan();
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
        if (!file || ending === undefined) return errors.coverType();
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
