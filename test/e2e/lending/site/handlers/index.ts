import type { Handlers } from '../../generated/routes.ts';
import type { Dependencies } from '../dependencies.ts';
import { createBooksHandlers } from './books.ts';
import { createLoansHandlers } from './loans.ts';
import { createMembersHandlers } from './members.ts';
import { createReviewsHandlers } from './reviews.ts';

export const createHandlers = (dependencies: Dependencies): Handlers => ({
  books: createBooksHandlers(dependencies),
  loans: createLoansHandlers(dependencies),
  members: createMembersHandlers(dependencies),
  reviews: createReviewsHandlers(dependencies),
});
