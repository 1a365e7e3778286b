import type { Book } from '../generated/books/types.ts';
import type { Member } from '../generated/members/types.ts';

/** The books and members of a library, in memory. */
export interface Library {
  readonly books: Map<number, Book>;
  readonly members: Map<number, Member>;
}

/** Returns a library with three books and a member. */
export function openLibrary(): Library {
  const titles = ['Emma', 'Persuasion', 'Sanditon'];
  const books = titles.map((title, at): Book => ({ id: at + 1, title, borrower: null }));
  return {
    books: new Map(books.map((book) => [book.id, book])),
    members: new Map([[7, { id: 7, name: 'Ada' }]]),
  };
}
