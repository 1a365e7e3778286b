import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraries } from '../../generated/arbitraries.ts';
import { fixtures, mockServer, tables } from '../../generated/testing.ts';
import { arbitraryOf, argumentsOf } from '../../runtime/arbitraries/index.ts';
import { formatSamples, validateValue } from '../../runtime/schema/index.ts';
import { fixtureOf, isRight, itemSchema } from '../../runtime/testing/index.ts';

const SITE = { profile: 'content-api', token: 'cms' } as const;

const resources = Object.keys(tables);

test.each(resources)('a fixture of %s is valid in every context', (resource) => {
  const made: { readonly [context: string]: () => unknown } = entry(fixtures, resource);
  const table = tables[resource]!;
  expect(Object.keys(made)).toEqual(Object.keys(table.contexts));
  for (const make of Object.values(made)) expect(isRight(make(), shown(resource))).toBe(true);
});

test.each(resources)('a hundred generated items of %s are valid', (resource) => {
  const { items }: { readonly items: { readonly [context: string]: fc.Arbitrary<unknown> } } =
    entry(arbitraries, resource);
  for (const item of Object.values(items))
    fc.assert(
      fc.property(item, (value) => isRight(value, shown(resource))),
      { numRuns: 100, seed: 7 },
    );
});

test('generated arguments are valid and contain the required ones', () => {
  const inputs = argumentsOf({
    title: { type: 'string', required: true, minLength: 1 },
    order: { type: ['string', 'null'], enum: ['asc', null] },
    room: { type: ['string', 'null'], required: true },
  });
  const seen = fc.sample(inputs, { numRuns: 50, seed: 7 });
  for (const input of seen) {
    expect(input).toMatchObject({ title: expect.any(String), room: expect.any(String) });
    expect(Object.keys(input).every((name) => ['title', 'order', 'room'].includes(name))).toBe(
      true,
    );
  }
  expect(seen).toContainEqual(expect.objectContaining({ order: null }));
  expect(fc.sample(arbitraries.posts.inputs.create, { numRuns: 20, seed: 7 })).toHaveLength(20);
});

test.each([
  [{ type: 'integer' }, '[\\d]+', /^\d+$/],
  [{ type: 'integer' }, '[1-9]\\d{6}', /^[1-9]\d{6}$/],
  [{ type: 'string' }, '[\\w-]+', /^[\w-]+$/],
  [{ type: 'string' }, '[^/]+', /^(?!\.{1,2}$)[^/]+$/],
  [{ type: 'string', enum: ['a', 'b', 'a/c'] }, '[a-z]+', /^[ab]$/],
] as const)(
  'an argument %j in a group %s is always present and matches the group',
  (id, group, form) => {
    const inputs = argumentsOf({ id, note: { type: 'string' } }, { id: group });
    for (const input of fc.sample(inputs, { numRuns: 50, seed: 7 }))
      expect(String('id' in input && input.id)).toMatch(form);
  },
);

test('generated path arguments reach the route of the mock server', async () => {
  const server = mockServer({ settings: { ...SITE, checkResponses: 'strict' } });
  for (const { id } of fc.sample(arbitraries.posts.inputs.get, { numRuns: 50, seed: 7 }))
    expect((await server.serve({ route: `/cms/v2/posts/${id}` })).status).toBe(200);
});

test.each([
  { type: 'integer', minimum: 7, multipleOf: 5 },
  { type: 'number', minimum: 1.5, maximum: 1.75 },
  { type: 'string', minLength: 9, maxLength: 12 },
  { type: 'string', format: 'email' },
  { type: 'string', format: 'hex-color' },
  { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  { type: 'string', pattern: '^[0-9]{5}$' },
  { type: 'string', pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' },
  { type: ['null', 'integer'] },
  { type: 'array', items: { type: 'integer' }, minItems: 2, uniqueItems: true },
  { oneOf: [{ type: 'string', minLength: 100 }, { type: 'boolean' }] },
  { type: 'object', properties: { a: { type: 'string', required: true } } },
  { type: 'integer', maximum: -5000 },
  { type: 'number', minimum: 5000, multipleOf: 0.5 },
  { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 0.5, exclusiveMaximum: true },
  { type: 'string', format: 'email', maxLength: 8 },
  { type: 'string', pattern: '^[a-z]+$', minLength: 30 },
  { type: 'string', pattern: '^(?!.*--)[a-z-]+$' },
  { type: 'string', pattern: '\\bfoo\\b' },
  { type: 'string', pattern: '(?<year>\\d{4})-\\k<year>' },
  { type: 'array', items: { type: 'boolean' }, minItems: 2, uniqueItems: true },
  { type: 'array', items: { type: 'string' }, minItems: 40, uniqueItems: true },
  { type: 'object', minProperties: 1 },
  { type: 'object', additionalProperties: { type: 'string' }, minProperties: 5 },
  { type: 'object', properties: { a: {}, b: {} }, maxProperties: 1 },
  {
    type: 'object',
    patternProperties: { '^x-[a-z]+$': { type: 'integer' } },
    additionalProperties: false,
    minProperties: 2,
  },
] as const)('%j has a fixture and generated values', (schema) => {
  expect(isRight(fixtureOf(schema), schema)).toBe(true);
  const values = fc.sample(arbitraryOf(schema), { numRuns: 20, seed: 7 });
  expect(values).toHaveLength(20);
  for (const value of values) expect(isRight(value, schema)).toBe(true);
});

const keysOf = (value: unknown): readonly string[] => Object.keys(value as object);

test('generated responses omit optional properties sometimes, and required ones never', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'integer' }, note: { type: 'string', optional: true } },
  } as const;
  const seen = fc.sample(arbitraryOf(schema), { numRuns: 50, seed: 7 }).map(keysOf);
  expect(seen.every((names) => names.includes('id'))).toBe(true);
  expect(new Set(seen.map((names) => names.includes('note')))).toEqual(new Set([true, false]));
});

test('generated arguments omit properties that are not required sometimes, also nested ones', () => {
  const size = {
    type: 'object',
    properties: { width: { type: 'integer', required: true }, depth: { type: 'integer' } },
  } as const;
  const inputs = argumentsOf({ size: { ...size, required: true } });
  const seen = fc.sample(inputs, { numRuns: 50, seed: 7 }).map((input) => {
    expect(input).toHaveProperty('size.width');
    return 'depth' in (input as { readonly size: object }).size;
  });
  expect(new Set(seen)).toEqual(new Set([true, false]));
});

test('a map has additional members, by patterns and by any name', () => {
  const schema = {
    type: 'object',
    properties: { raw: { type: 'integer' } },
    patternProperties: { _size$: { type: 'boolean' } },
    additionalProperties: { type: 'string' },
  } as const;
  const values = fc.sample(arbitraryOf(schema), { numRuns: 50, seed: 7 }) as readonly object[];
  const kinds = values.flatMap((value) =>
    Object.entries(value).map(
      ([name, member]) => `${name.replace(/.*_size$/, 'size')} ${typeof member}`,
    ),
  );
  expect(kinds).toContain('raw number');
  expect(kinds).toContain('size boolean');
  expect(kinds.some((kind) => /^[a-z]+ string$/.test(kind))).toBe(true);
});

test('a failing value is shrunk to a minimal one', () => {
  const schema = { type: 'integer', minimum: 10, multipleOf: 5 } as const;
  const { counterexample } = fc.check(
    fc.property(arbitraryOf(schema), (value) => (value as number) < 500),
    { seed: 7 },
  );
  expect(counterexample).toEqual([500]);
});

test('a schema without valid values throws in finite time', () => {
  const schema = { type: 'string', pattern: '^q{3}$', minLength: 4 } as const;
  expect(() => fc.sample(arbitraryOf(schema), 1)).toThrow('arbitraryOf: no valid value found');
});

test('alternatives without valid values throw the error of any schema without values', () => {
  const schema = { anyOf: [{ type: 'string', enum: [] }] } as const;
  expect(() => arbitraryOf(schema)).toThrow('arbitraryOf: no valid value found');
});

test('fixtureOf throws for a schema without a plain valid value', () => {
  expect(() => fixtureOf({ type: 'string', pattern: '^q{3}$', minLength: 4 }, 'code')).toThrow(
    'no valid value found for the schema of code',
  );
});

test('the error names the property without a valid value', () => {
  const code = { type: 'string', pattern: '^q{3}$', minLength: 4 } as const;
  const schema = {
    type: 'object',
    properties: { a: { type: 'object', properties: { code } } },
  } as const;
  expect(() => fixtureOf(schema)).toThrow('no valid value found for the schema of code');
});

test.each([
  [{ type: 'string', default: 'draft' }, 'draft'],
  [{ type: 'string', default: '' }, 'state'],
  [{ type: 'string', enum: ['open', 'shut'], default: 'shut' }, 'shut'],
  [{ type: 'string', enum: ['open', 'shut'] }, 'open'],
  [{ type: 'string', format: 'uri' }, 'https://example.org/'],
  [{ type: 'string', pattern: '^[0-9]{5}$' }, '00000'],
  [{ type: 'string', pattern: '^(?=.*x)[a-z]{3,}$' }, 'axaaa'],
  [{ type: 'string', pattern: '^(a|b)(c)\\2\\1$' }, 'acca'],
  [{ type: 'string', pattern: '^[α-ω]{2}$' }, 'αα'],
  [{ type: 'array', items: { type: 'integer' }, default: [] }, [1]],
] as const)('a fixture of %j is %j', (schema, value) => {
  expect(fixtureOf(schema, 'state')).toEqual(value);
});

/** Members that the context hides may be missing. */
function shown(resource: string) {
  const { required: _, ...schema } = itemSchema(tables[resource]!);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { required: _required, ...others } = property;
    return [name, others] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Returns a member that exists; all members have the required type. */
function entry<T>(of: object, name: string): T {
  return (of as { readonly [name: string]: T })[name]!;
}

test.each(Object.keys(formatSamples))(
  'generated values of the format %s are valid with strict formats',
  (format) => {
    const schema = { type: 'string', format } as const;
    const values = fc.sample(arbitraryOf(schema), { numRuns: 100, seed: 7 });
    for (const value of [fixtureOf(schema), ...values])
      expect(validateValue(value, schema, 'p', { formats: 'strict' }), String(value)).toBeNull();
  },
);
