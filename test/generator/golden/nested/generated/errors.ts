// @generated from schemas/ by `npm run generate`. Do not edit. (2cc362bacd74)

import { RestError } from '../runtime/errors/index.ts';

/** The errors of schemas/api.json. */
export const errors = {
  /** 404 `library_no_such_page`: The book {book} has no page {number}. */
  libraryNoSuchPage: (values: {
    book: string | number;
    number: string | number;
  }): RestError<'library_no_such_page'> =>
    new RestError('library_no_such_page', `The book ${values.book} has no page ${values.number}.`, {
      book: values.book,
      number: values.number,
      status: 404,
    }),
};
