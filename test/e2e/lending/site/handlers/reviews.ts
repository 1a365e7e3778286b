import { anyone } from 'restloom-runtime/server';
import { errors } from '../../generated/errors.ts';
import type { ReviewsHandlers } from '../../generated/reviews/handlers.ts';
import type { Review } from '../../generated/reviews/types.ts';
import type { Dependencies } from '../dependencies.ts';

export const createReviewsHandlers = ({ db }: Dependencies): ReviewsHandlers => {
  const missing = (book: number) =>
    db.prepare('SELECT 1 FROM books WHERE id = ?').get(book)
      ? null
      : errors.bookNotFound({ id: book });

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
