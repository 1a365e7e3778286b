import { errors } from '../../generated/errors.ts';
import type { LoansHandlers } from '../../generated/loans/handlers.ts';
import type { Loan } from '../../generated/loans/types.ts';
import { isEmployee } from '../auth.ts';
import type { Dependencies } from '../dependencies.ts';

const MOST_LOANS = 5;

export const createLoansHandlers = ({ db }: Dependencies): LoansHandlers => {
  const find = (id: number | bigint): Loan | undefined =>
    db.prepare('SELECT * FROM loans WHERE id = ?').get(id) as Loan | undefined;
  const refusal = (book: number, member: string) => {
    if (!db.prepare('SELECT 1 FROM books WHERE id = ?').get(book))
      return errors.bookNotFound({ id: book });
    if (!db.prepare('SELECT 1 FROM members WHERE id = ?').get(member))
      return errors.memberNotFound();
    if (db.prepare('SELECT 1 FROM loans WHERE book = ? AND returned IS NULL').get(book))
      return errors.bookOnLoan();
    const open = db
      .prepare('SELECT count(*) FROM loans WHERE member = ? AND returned IS NULL')
      .pluck()
      .get(member) as number;
    return open < MOST_LOANS ? null : errors.tooManyLoans({ most: MOST_LOANS });
  };

  return {
    list: {
      permission: isEmployee,
      handle: ({ args: { page, per_page, member = null } }) => {
        const where = 'WHERE :member IS NULL OR member = :member';
        return {
          items: db
            .prepare(`SELECT * FROM loans ${where} ORDER BY id LIMIT :limit OFFSET :offset`)
            .all({ member, limit: per_page, offset: (page - 1) * per_page }) as Loan[],
          total: db
            .prepare(`SELECT count(*) FROM loans ${where}`)
            .pluck()
            .get({ member }) as number,
        };
      },
    },

    create: {
      permission: isEmployee,
      // The check and the insert are one transaction: two requests cannot lend the same book.
      handle: ({ args }) =>
        db.transaction(() => {
          const error = refusal(args.book, args.member);
          if (error) return error;
          const { lastInsertRowid } = db
            .prepare('INSERT INTO loans (book, member, due) VALUES (:book, :member, :due)')
            .run(args);
          return { ...args, id: Number(lastInsertRowid), returned: null };
        })(),
    },

    return: {
      permission: isEmployee,
      handle: ({ args: { id } }) => {
        const loan = find(id);
        if (!loan) return errors.loanNotFound();
        if (loan.returned !== null) return errors.loanReturned();
        const returned = new Date().toISOString();
        db.prepare('UPDATE loans SET returned = ? WHERE id = ?').run(returned, id);
        return { ...loan, returned };
      },
    },
  };
};
