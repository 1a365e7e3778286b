import { ApiError, Client } from './generated/client.ts';

/** Calls the service with the generated client and prints the results. */

const [, , baseUrl = '', librarian = '', desk = ''] = process.argv;
const anonymous = new Client({ baseUrl });
const asLibrarian = new Client({ baseUrl, auth: librarian });
const atDesk = new Client({ baseUrl, auth: () => desk });

const book = await asLibrarian.books.create({
  isbn: '9780000000002',
  title: 'A Day at the Lake',
  published: '2024-02-29',
  price: 1250,
});
const other = await asLibrarian.books.create({ isbn: '9780000000019', title: 'Boats' });
const member = await atDesk.members.create({ name: 'Ada', email: 'ada@example.com' });
const loan = await atDesk.loans.create({ book: book.id, member: member.id, due: '2030-01-31' });
const again = await codeOf(
  atDesk.loans.create({ book: book.id, member: member.id, due: '2030-01-31' }),
);
const { items, total } = await anonymous.books.list({
  available: false,
  _fields: ['id', 'title'],
});
const review = await anonymous.reviews.create({ book: book.id, stars: 4, text: 'Calm.' });
const withReviews = await anonymous.books.get({ id: book.id, _embed: ['reviews'] });
const returned = await atDesk.loans.return({ id: loan.id });
const changed = await asLibrarian.books.update({ id: other.id, title: 'Boats and Oars' });
const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const covered = await asLibrarian.books.setCover({ id: other.id }, { file: png });

console.log(
  JSON.stringify({
    ...{ book, again, items, total, review, returned: returned.returned !== null, changed },
    ...{ embedded: withReviews, covered: covered.cover },
    editForAnyone: await codeOf(anonymous.books.get({ id: book.id, context: 'edit' })),
    unknownBook: await codeOf(anonymous.books.get({ id: 99 })),
    deletedByDesk: await codeOf(atDesk.books.delete({ id: other.id })),
    deleted: 'deleted' in (await asLibrarian.books.delete({ id: other.id })),
  }),
);

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no error';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.status} ${error.code}`;
  }
}
