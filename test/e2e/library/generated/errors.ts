// @generated from schemas/ by `npm run generate`. Do not edit. (400d78f753cb)

import { RestError } from '../../../../runtime/errors/index.ts';

/** The errors of schemas/api.json. */
export const errors = {
  /** 404 `book_not_found`: There is no book with the ID {id}. */
  bookNotFound: (values: { id: string | number }): RestError<'book_not_found'> =>
    new RestError('book_not_found', `There is no book with the ID ${values.id}.`, {
      id: values.id,
      status: 404,
    }),
  /** 409 `book_on_loan`: The book is on loan to member {borrower}. */
  bookOnLoan: (values: { borrower: string | number }): RestError<'book_on_loan'> =>
    new RestError('book_on_loan', `The book is on loan to member ${values.borrower}.`, {
      borrower: values.borrower,
      status: 409,
    }),
  /** 404 `member_not_found`: There is no member with the ID {id}. */
  memberNotFound: (values: { id: string | number }): RestError<'member_not_found'> =>
    new RestError('member_not_found', `There is no member with the ID ${values.id}.`, {
      id: values.id,
      status: 404,
    }),
};
