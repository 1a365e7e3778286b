import { RestError } from 'restloom-runtime/errors';
import { anyone } from 'restloom-runtime/server';
import type { ReviewsHandlers } from '../../generated/reviews/handlers.ts';
import type { Review } from '../../generated/reviews/types.ts';
import type { Dependencies } from '../dependencies.ts';

export const createReviewsHandlers = ({ db }: Dependencies): ReviewsHandlers => {
  const missing = (book: number): RestError | null =>
    db.prepare('SELECT 1 FROM books WHERE id = ?').get(book)
      ? null
      : new RestError('book_not_found', 'There is no such book.', { status: 404 });

  return {
    list: {
      permission: anyone,
      handle: ({ args: { book, page, per_page } }) =>
        missing(book) ?? {
          items: db
            .prepare(
              'SELECT id, stars, text FROM reviews WHERE book = ? ORDER BY id LIMIT ? OFFSET ?',
            )
            .all(book, per_page, (page - 1) * per_page) as Review[],
          total: db
            .prepare('SELECT count(*) FROM reviews WHERE book = ?')
            .pluck()
            .get(book) as number,
        },
    },

    create: {
      permission: anyone,
      handle: ({ args }) => {
        const error = missing(args.book);
        if (error) return error;
        const { lastInsertRowid } = db
          .prepare('INSERT INTO reviews (book, stars, text) VALUES (:book, :stars, :text)')
          .run(args);
        return { id: Number(lastInsertRowid), stars: args.stars, text: args.text };
      },
    },
  };
};
