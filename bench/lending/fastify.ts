import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../test/e2e/lending/site/database.ts';
import {
  Id,
  Uuid,
  NewBook,
  BookChanges,
  BookEdit,
  NewMember,
  Member,
  NewLoan,
  Loan,
  NewReview,
  Review,
  Context,
  Paging,
  IdParams,
  errors,
} from './schemas.ts';

/**
 * The lending service of test/e2e/lending in Fastify and TypeBox: the same routes, checks, errors, contexts, links and uploads.
 * It has no `_fields`, no `_embed`, no batches, no entity tags, and no generated client.
 */

interface Employee {
  readonly id: string;
  readonly role: 'librarian' | 'desk';
}

class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    employee: Employee | null;
  }
}

type BookRow = Omit<Static<typeof BookEdit>, 'available' | '_links'> & {
  readonly available: 0 | 1;
};
type LoanRow = Omit<Static<typeof Loan>, '_links'>;
type MemberRow = Omit<Static<typeof Member>, '_links'>;

const SELECT = `SELECT books.*, NOT EXISTS (
  SELECT 1 FROM loans WHERE loans.book = books.id AND returned IS NULL
) AS available FROM books`;
const MOST_LOANS = 5;

export interface LendingOptions {
  readonly db: Db;
  readonly covers: string;
  readonly baseUrl: string;
  readonly tokens: ReadonlyMap<string, Employee>;
}

export function createLending({ db, covers, baseUrl, tokens }: LendingOptions) {
  const app = fastify({
    bodyLimit: 5 * 1024 * 1024,
    ajv: { customOptions: { removeAdditional: false } },
  });
  const api = `${baseUrl}/api`;

  app.addContentTypeParser(['image/png', 'image/jpeg'], { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  app.decorateRequest('employee', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const employee = tokens.get(/^Bearer (\S+)$/.exec(header)?.[1] ?? '');
    if (!employee) throw new HttpProblem(401, 'token_invalid', 'The token is not valid.');
    request.employee = employee;
  });
  app.setErrorHandler<Error>((error, request, reply) => {
    const isOwn = error instanceof HttpProblem;
    const isInvalid = 'validation' in error && error.validation !== undefined;
    const status = isOwn
      ? error.status
      : isInvalid
        ? 400
        : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status === 500) request.log.error(error);
    const message = status === 500 ? 'Internal server error.' : (error as Error).message;
    const code = isOwn ? error.code : isInvalid ? 'invalid_param' : 'error';
    return reply
      .code(status)
      .type('application/problem+json')
      .send({ type: 'about:blank', title: code, status, detail: message, code });
  });
  app.setNotFoundHandler(() => {
    throw new HttpProblem(404, 'no_route', 'No route matches the URL and the request method.');
  });

  const isEmployee = async ({ employee }: FastifyRequest): Promise<void> => {
    if (!employee) throw new HttpProblem(401, 'forbidden', 'Authentication required.');
  };
  const isLibrarian = async (request: FastifyRequest): Promise<void> => {
    await isEmployee(request);
    if (request.employee?.role !== 'librarian')
      throw new HttpProblem(403, 'forbidden', 'You are not allowed to do that.');
  };
  const mayRead = async (request: FastifyRequest): Promise<void> => {
    if ((request.query as { context?: string }).context === 'edit') await isLibrarian(request);
  };

  const bookOf = ({ available, ...row }: BookRow) => ({
    ...row,
    available: available === 1,
    _links: {
      self: [{ href: `${api}/books/${row.id}` }],
      reviews: [{ href: `${api}/books/${row.id}/reviews` }],
    },
  });
  const viewOf = ({ price: _, ...book }: ReturnType<typeof bookOf>) => book;
  const findBook = (id: number) => {
    const row = db.prepare(`${SELECT} WHERE id = ?`).get(id) as BookRow | undefined;
    if (!row) throw new HttpProblem(404, 'book_not_found', `There is no book with the ID ${id}.`);
    return bookOf(row);
  };
  const checkIsbn = (isbn: string): void => {
    if (db.prepare('SELECT 1 FROM books WHERE isbn = ?').get(isbn))
      throw new HttpProblem(409, 'isbn_taken', `There is a book with the ISBN ${isbn}.`);
  };
  const loanOf = (row: LoanRow) => ({
    ...row,
    _links: {
      book: [{ href: `${api}/books/${row.book}` }],
      member: [{ href: `${api}/members/${row.member}` }],
    },
  });
  const memberOf = (row: MemberRow) => ({
    ...row,
    _links: { self: [{ href: `${api}/members/${row.id}` }] },
  });
  const totals = (reply: FastifyReply, request: FastifyRequest, total: number) => {
    const query = request.query as { page: number; per_page: number };
    const pages = Math.ceil(total / query.per_page);
    const link = (page: number, rel: string): string => {
      const params = new URLSearchParams(request.url.split('?')[1]);
      params.set('page', String(page));
      return `<${baseUrl}${request.url.split('?')[0]}?${params}>; rel="${rel}"`;
    };
    const links = [
      ...(query.page > 1 ? [link(Math.min(query.page - 1, pages), 'prev')] : []),
      ...(query.page < pages ? [link(query.page + 1, 'next')] : []),
    ];
    reply.header('X-Total-Count', total).header('X-Total-Pages', pages);
    if (links.length > 0) reply.header('Link', links.join(', '));
  };

  const BookQuery = Type.Object(
    {
      ...Context.properties,
      ...Paging,
      search: Type.Optional(Type.String({ minLength: 1 })),
      available: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  );
  app.get<{ Querystring: Static<typeof BookQuery> }>(
    '/api/books',
    { schema: { querystring: BookQuery }, preHandler: mayRead },
    (request, reply) => {
      const { page, per_page, search, available, context } = request.query;
      const where = `WHERE (:search IS NULL OR instr(lower(title), lower(:search)))
        AND (:available IS NULL OR available = :available)`;
      const filter = {
        search: search ?? null,
        available: available === undefined ? null : Number(available),
      };
      const rows = db
        .prepare(`SELECT * FROM (${SELECT}) ${where} ORDER BY id LIMIT :limit OFFSET :offset`)
        .all({ ...filter, limit: per_page, offset: (page - 1) * per_page }) as BookRow[];
      const count = db.prepare(`SELECT count(*) FROM (${SELECT}) ${where}`).pluck().get(filter);
      totals(reply, request, count as number);
      const books = rows.map(bookOf);
      return reply.send(context === 'edit' ? books : books.map(viewOf));
    },
  );
  app.post<{ Body: Static<typeof NewBook> }>(
    '/api/books',
    { schema: { body: NewBook, response: { 201: BookEdit, ...errors } }, preHandler: isLibrarian },
    (request, reply) => {
      checkIsbn(request.body.isbn);
      const { lastInsertRowid } = db
        .prepare(
          'INSERT INTO books (isbn, title, published, price) VALUES (:isbn, :title, :published, :price)',
        )
        .run({ published: null, price: null, ...request.body });
      const book = findBook(Number(lastInsertRowid));
      return reply.code(201).header('Location', `${api}/books/${book.id}`).send(book);
    },
  );
  app.get<{ Params: Static<typeof IdParams>; Querystring: Static<typeof Context> }>(
    '/api/books/:id',
    { schema: { params: IdParams, querystring: Context }, preHandler: mayRead },
    ({ params, query }, reply) => {
      const book = findBook(params.id);
      return reply.send(query.context === 'edit' ? book : viewOf(book));
    },
  );
  app.patch<{ Params: Static<typeof IdParams>; Body: Static<typeof BookChanges> }>(
    '/api/books/:id',
    {
      schema: { params: IdParams, body: BookChanges, response: { 200: BookEdit, ...errors } },
      preHandler: isLibrarian,
    },
    ({ params, body }, reply) => {
      const before = findBook(params.id);
      if (body.isbn !== undefined && body.isbn !== before.isbn) checkIsbn(body.isbn);
      const { isbn, title, published, price } = { ...before, ...body };
      db.prepare(
        'UPDATE books SET isbn = :isbn, title = :title, published = :published, price = :price WHERE id = :id',
      ).run({ id: params.id, isbn, title, published, price });
      return reply.send(findBook(params.id));
    },
  );
  app.delete<{ Params: Static<typeof IdParams> }>(
    '/api/books/:id',
    { schema: { params: IdParams }, preHandler: isLibrarian },
    ({ params }, reply) => {
      const previous = findBook(params.id);
      if (!previous.available) throw new HttpProblem(409, 'book_on_loan', 'The book is on loan.');
      db.transaction(() => {
        db.prepare('DELETE FROM loans WHERE book = ?').run(params.id);
        db.prepare('DELETE FROM books WHERE id = ?').run(params.id);
      })();
      return reply.send({ deleted: true, previous });
    },
  );
  app.put<{ Params: Static<typeof IdParams>; Body: Buffer }>(
    '/api/books/:id/cover',
    {
      schema: { params: IdParams, response: { 200: BookEdit, ...errors } },
      onRequest: isLibrarian,
    },
    async ({ params, body, headers }, reply) => {
      findBook(params.id);
      const name = `${params.id}.${headers['content-type'] === 'image/png' ? 'png' : 'jpg'}`;
      await writeFile(join(covers, name), body);
      db.prepare('UPDATE books SET cover = ? WHERE id = ?').run(`/covers/${name}`, params.id);
      return reply.send(findBook(params.id));
    },
  );

  const MemberQuery = Type.Object(Paging, { additionalProperties: false });
  app.get<{ Querystring: Static<typeof MemberQuery> }>(
    '/api/members',
    { schema: { querystring: MemberQuery }, preHandler: isEmployee },
    (request, reply) => {
      const { page, per_page } = request.query;
      totals(reply, request, db.prepare('SELECT count(*) FROM members').pluck().get() as number);
      const rows = db
        .prepare('SELECT * FROM members ORDER BY name LIMIT ? OFFSET ?')
        .all(per_page, (page - 1) * per_page) as MemberRow[];
      return reply.send(rows.map(memberOf));
    },
  );
  app.post<{ Body: Static<typeof NewMember> }>(
    '/api/members',
    { schema: { body: NewMember, response: { 201: Member, ...errors } }, preHandler: isEmployee },
    ({ body }, reply) => {
      const member = { ...body, id: randomUUID() };
      db.prepare('INSERT INTO members VALUES (:id, :name, :email)').run(member);
      return reply
        .code(201)
        .header('Location', `${api}/members/${member.id}`)
        .send(memberOf(member));
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/members/:id',
    {
      schema: { params: Type.Object({ id: Uuid }), response: { 200: Member, ...errors } },
      preHandler: isEmployee,
    },
    ({ params }, reply) => {
      const row = db.prepare('SELECT * FROM members WHERE id = :id').get(params);
      if (!row) throw new HttpProblem(404, 'member_not_found', 'There is no such member.');
      return reply.send(memberOf(row as MemberRow));
    },
  );

  const LoanQuery = Type.Object(
    { ...Paging, member: Type.Optional(Uuid) },
    { additionalProperties: false },
  );
  app.get<{ Querystring: Static<typeof LoanQuery> }>(
    '/api/loans',
    { schema: { querystring: LoanQuery }, preHandler: isEmployee },
    (request, reply) => {
      const { page, per_page, member = null } = request.query;
      const where = 'WHERE :member IS NULL OR member = :member';
      const rows = db
        .prepare(`SELECT * FROM loans ${where} ORDER BY id LIMIT :limit OFFSET :offset`)
        .all({ member, limit: per_page, offset: (page - 1) * per_page }) as LoanRow[];
      const count = db.prepare(`SELECT count(*) FROM loans ${where}`).pluck().get({ member });
      totals(reply, request, count as number);
      return reply.send(rows.map(loanOf));
    },
  );
  const lend = db.transaction((loan: Static<typeof NewLoan>) => {
    findBook(loan.book);
    if (!db.prepare('SELECT 1 FROM members WHERE id = ?').get(loan.member))
      throw new HttpProblem(404, 'member_not_found', 'There is no such member.');
    if (db.prepare('SELECT 1 FROM loans WHERE book = ? AND returned IS NULL').get(loan.book))
      throw new HttpProblem(409, 'book_on_loan', 'The book is on loan.');
    const open = db
      .prepare('SELECT count(*) FROM loans WHERE member = ? AND returned IS NULL')
      .pluck()
      .get(loan.member) as number;
    if (open >= MOST_LOANS)
      throw new HttpProblem(409, 'too_many_loans', `A member can borrow ${MOST_LOANS} books.`);
    const { lastInsertRowid } = db
      .prepare('INSERT INTO loans (book, member, due) VALUES (:book, :member, :due)')
      .run(loan);
    return { ...loan, id: Number(lastInsertRowid), returned: null };
  });
  app.post<{ Body: Static<typeof NewLoan> }>(
    '/api/loans',
    { schema: { body: NewLoan, response: { 201: Loan, ...errors } }, preHandler: isEmployee },
    ({ body }, reply) => reply.code(201).send(loanOf(lend(body))),
  );
  app.post<{ Params: Static<typeof IdParams> }>(
    '/api/loans/:id/return',
    { schema: { params: IdParams, response: { 200: Loan, ...errors } }, preHandler: isEmployee },
    ({ params: { id } }, reply) => {
      const loan = db.prepare('SELECT * FROM loans WHERE id = ?').get(id) as LoanRow | undefined;
      if (!loan) throw new HttpProblem(404, 'loan_not_found', 'There is no such loan.');
      if (loan.returned !== null)
        throw new HttpProblem(409, 'loan_returned', 'The book was returned already.');
      const returned = new Date().toISOString();
      db.prepare('UPDATE loans SET returned = ? WHERE id = ?').run(returned, id);
      return reply.send(loanOf({ ...loan, returned }));
    },
  );

  const BookParams = Type.Object({ book: Id });
  app.get<{ Params: Static<typeof BookParams>; Querystring: Static<typeof MemberQuery> }>(
    '/api/books/:book/reviews',
    { schema: { params: BookParams, querystring: MemberQuery } },
    (request, reply) => {
      const { book } = request.params;
      const { page, per_page } = request.query;
      findBook(book);
      const count = db.prepare('SELECT count(*) FROM reviews WHERE book = ?').pluck().get(book);
      totals(reply, request, count as number);
      return reply.send(
        db
          .prepare(
            'SELECT id, stars, text FROM reviews WHERE book = ? ORDER BY id LIMIT ? OFFSET ?',
          )
          .all(book, per_page, (page - 1) * per_page),
      );
    },
  );
  app.post<{ Params: Static<typeof BookParams>; Body: Static<typeof NewReview> }>(
    '/api/books/:book/reviews',
    { schema: { params: BookParams, body: NewReview, response: { 201: Review, ...errors } } },
    ({ params, body }, reply) => {
      findBook(params.book);
      const { lastInsertRowid } = db
        .prepare('INSERT INTO reviews (book, stars, text) VALUES (:book, :stars, :text)')
        .run({ book: params.book, ...body });
      return reply.code(201).send({ id: Number(lastInsertRowid), ...body });
    },
  );
  return app;
}
