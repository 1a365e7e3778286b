import type { StandardSchemaV1 } from '@standard-schema/spec';
import { FieldApi, FormApi } from '@tanstack/form-core';
import { expect, expectTypeOf, test } from 'vitest';
import { inputs } from '../e2e/library/generated/inputs.ts';
import type { CreateBookInput } from '../e2e/library/generated/books/types.ts';
import { standardSchema } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

interface BookInput {
  readonly title: string;
  readonly pages?: number;
  readonly tags?: readonly string[];
}

const args = {
  title: { type: 'string', minLength: 2, required: true },
  pages: { type: 'integer', minimum: 1 },
  tags: { type: 'array', items: { type: 'string' } },
  slug: { type: 'string', validate_callback: 'checkSlug' },
} satisfies ArgDefinitions;

const book = standardSchema<BookInput>(args);
const validate = (value: unknown) => book['~standard'].validate(value);

test('the arguments of an endpoint are an object of Standard Schema with the type of the input', () => {
  expectTypeOf(book).toExtend<StandardSchemaV1<BookInput>>();
  expectTypeOf<StandardSchemaV1.InferInput<typeof book>>().toEqualTypeOf<BookInput>();
  expect(book['~standard']).toMatchObject({ version: 1, vendor: 'restloom' });
});

test('a valid input is sanitized like on the server, and undeclared members are kept', () => {
  const given = { title: 'Middlemarch', pages: '880', tags: 'a,b', slug: 7, other: 1 };
  expect(validate(given)).toEqual({ value: { ...given, pages: 880, tags: ['a', 'b'] } });
  expect(given.pages).toBe('880');
});

test('every invalid argument is an issue with the path of its name', () => {
  expect(validate({ title: 'x', pages: 0, tags: { a: 1 } })).toEqual({
    issues: [
      { message: expect.stringContaining('title'), path: ['title'] },
      { message: expect.stringContaining('pages'), path: ['pages'] },
      { message: expect.stringContaining('tags'), path: ['tags'] },
    ],
  });
  expect(validate({})).toEqual({ issues: [{ message: 'title is missing.', path: ['title'] }] });
  expect(validate('text')).toEqual({ issues: [{ message: 'The input must be an object.' }] });
});

test('the part `inputs` has the arguments of each endpoint, with the type of its input', () => {
  expectTypeOf(inputs.books.create).toExtend<StandardSchemaV1<CreateBookInput>>();
  const create = inputs.books.create['~standard'];
  expect(create.validate({ title: 'Middlemarch' })).toEqual({ value: { title: 'Middlemarch' } });
  expect(create.validate({})).toMatchObject({ issues: [{ path: ['title'] }] });
});

test('a form of TanStack Form shows the issues at their fields and submits when there are none', async () => {
  const submitted: BookInput[] = [];
  const form = new FormApi({
    defaultValues: { title: '', pages: 1 } as BookInput,
    validators: { onSubmit: book },
    onSubmit: ({ value }) => {
      submitted.push(value);
    },
  });
  const title = new FieldApi({ form, name: 'title' });
  form.mount();
  title.mount();
  await form.handleSubmit();
  expect(submitted).toEqual([]);
  expect(title.state.meta.errors).toEqual([
    { message: expect.stringContaining('title'), path: ['title'] },
  ]);
  title.handleChange('Middlemarch');
  await form.handleSubmit();
  expect(submitted).toEqual([{ title: 'Middlemarch', pages: 1 }]);
});
