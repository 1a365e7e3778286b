import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';

/** The schemas of bench/lending/fastify.ts. */

export const Id = Type.Integer({ description: 'Unique identifier.' });
export const Uuid = Type.String({ format: 'uuid' });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const BookFields = {
  isbn: Type.String({ pattern: '^97[89][0-9]{10}$', description: 'ISBN-13 without hyphens.' }),
  title: Type.String({ minLength: 1, maxLength: 200, description: 'Title of the book.' }),
  published: nullable(Type.String({ format: 'date', description: 'Date of publication.' })),
  price: nullable(Type.Integer({ minimum: 0, description: 'Price in cents.' })),
};
export const NewBook = Type.Object(
  {
    isbn: BookFields.isbn,
    title: BookFields.title,
    published: Type.Optional(BookFields.published),
    price: Type.Optional(BookFields.price),
  },
  { additionalProperties: false },
);
export const BookChanges = Type.Partial(NewBook, { additionalProperties: false });
const Links = Type.Record(Type.String(), Type.Array(Type.Object({ href: Type.String() })));
export const BookEdit = Type.Object({
  id: Id,
  ...BookFields,
  cover: nullable(Type.String()),
  available: Type.Boolean(),
  _links: Links,
});
export const NewMember = Type.Object(
  { name: Type.String({ minLength: 1 }), email: Type.String({ format: 'email' }) },
  { additionalProperties: false },
);
export const Member = Type.Object({ id: Uuid, ...NewMember.properties, _links: Links });
export const NewLoan = Type.Object(
  { book: Id, member: Uuid, due: Type.String({ format: 'date' }) },
  { additionalProperties: false },
);
export const Loan = Type.Object({
  id: Id,
  ...NewLoan.properties,
  returned: nullable(Type.String({ format: 'date-time' })),
  _links: Links,
});
export const NewReview = Type.Object(
  {
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Type.String({ default: '' }),
  },
  { additionalProperties: false },
);
export const Review = Type.Object({ id: Id, ...NewReview.properties });

export const Context = Type.Object({
  context: Type.Union([Type.Literal('view'), Type.Literal('edit')], { default: 'view' }),
});
export const Paging = {
  page: Type.Integer({ minimum: 1, default: 1 }),
  per_page: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};
export const IdParams = Type.Object({ id: Id });
const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
});
export const errors = { '4xx': Problem };
