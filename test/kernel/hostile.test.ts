import { afterEach, describe, expect, test } from 'vitest';
import {
  endpointArgs,
  isEqual,
  isUnique,
  matchesPattern,
  parseValue,
  sanitizeEmail,
  sanitizeTextField,
  sanitizeTitle,
  sanitizeUrl,
  sanitizeValue,
  stabilize,
  validateValue,
} from '../../runtime/schema/index.ts';
import type { ArgDefinitions, Schema, TypeName } from '../../runtime/schema/index.ts';
import { withoutTrailingSlash } from '../../runtime/http/urls.ts';
import { parseForm } from '../../runtime/http/query.ts';
import { parseJsonBody } from '../../runtime/server/json-body.ts';
import {
  applyContext,
  closeSchema,
  contextTable,
  filterByContext,
  filterFields,
  parseFields,
} from '../../runtime/shape/index.ts';
import { ask, open, serviceWith } from '../runtime/service.ts';
import { generated, interpreter } from './both.ts';
import { parseDate } from '../../site/domain/zones.ts';

type Entries = { readonly [name: string]: unknown };
type Schemas = { readonly [name: string]: Schema };

describe('names of inherited properties are ordinary names', () => {
  const schema: Schema = {
    type: 'object',
    properties: { ['toString' as string]: { type: 'integer' } },
    required: ['constructor'],
    additionalProperties: false,
  };

  test('an inherited property does not count as a member', () => {
    expect(validateValue({}, schema, 'p')?.code).toBe('rest_property_required');
    expect(validateValue({ constructor: 1 }, schema, 'p')?.code).toBe(
      'rest_additional_properties_forbidden',
    );
  });

  test('a member named __proto__ is kept and changes no prototype', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"admin":true},"a":"1"}');
    const kept = sanitizeValue(
      sent,
      { type: 'object', properties: { a: { type: 'integer' } } },
      'p',
    );
    expect(Object.keys(kept as object)).toEqual(['__proto__', 'a']);
    expect((kept as { admin?: unknown }).admin).toBeUndefined();
    expect(JSON.stringify(kept)).toBe('{"__proto__":{"admin":true},"a":1}');
  });

  test('a list is not equal to a map with a member "length"', () => {
    expect(isEqual(['x'], { length: 1 })).toBe(false);
  });

  test('a format or a type with such a name is unknown', () => {
    expect(validateValue('x', { type: 'string', format: 'constructor' }, 'p')).toBeNull();
    const type = ['toString', 'string'] as unknown as readonly TypeName[];
    expect(validateValue('x', { type }, 'p')).toBeNull();
  });
});

describe('names of inherited properties in requests and schemas', () => {
  const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'];
  const untouched = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

  afterEach(() => {
    expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(untouched);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  /** A map with one own member of any name. */
  const mapOf = (name: string, value: unknown): Entries =>
    JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

  test.each(NAMES)('%s in properties, with both engines', async (name) => {
    const schema: Schema = {
      type: 'object',
      properties: mapOf(name, { type: 'integer', required: true }) as Schemas,
      additionalProperties: false,
    };
    const printed = await generated([schema], `hostile-${name}`);
    for (const engine of [interpreter, printed]) {
      const check = engine.check(schema);
      expect(check({}, 'p')?.code).toBe('rest_property_required');
      expect(check(mapOf(name, 'x'), 'p')?.code).toBe('rest_invalid_type');
      expect(check({ ...mapOf(name, 1), other: 1 }, 'p')?.code).toBe(
        'rest_additional_properties_forbidden',
      );
      expect(check(mapOf(name, '1'), 'p')).toBeNull();
      const kept = engine.sanitize(schema)(mapOf(name, '1'), 'p');
      expect(JSON.stringify(kept)).toBe(JSON.stringify(mapOf(name, 1)));
    }
  });

  test.each(NAMES)('%s in patternProperties and in `required` lists', async (name) => {
    const schema: Schema = {
      type: 'object',
      patternProperties: mapOf(name, { type: 'integer' }) as Schemas,
      required: [name],
      additionalProperties: { type: 'object' },
    };
    const printed = await generated([schema], `hostile-pattern-${name}`);
    for (const engine of [interpreter, printed]) {
      expect(engine.check(schema)({}, 'p')?.code).toBe('rest_property_required');
      expect(engine.check(schema)(mapOf(name, 'x'), 'p')?.code).toBe('rest_invalid_type');
      expect(engine.check(schema)(mapOf(name, 1), 'p')).toBeNull();
    }
  });

  test.each(NAMES)('%s in compared values', (name) => {
    expect(isEqual({}, mapOf(name, {}))).toBe(false);
    expect(isEqual(mapOf(name, { a: 1 }), mapOf(name, { a: 1 }))).toBe(true);
    expect(isUnique([{}, mapOf(name, {}), mapOf(name, { polluted: 1 })])).toBe(true);
    expect(JSON.stringify(stabilize(mapOf(name, { polluted: 1 })))).toBe(
      JSON.stringify(mapOf(name, { polluted: 1 })),
    );
  });

  test.each(NAMES)('%s in contexts, fields and closed schemas', (name) => {
    const shown = { type: 'string', context: ['view'] } as const;
    const schema: Schema = { type: 'object', properties: mapOf(name, shown) as Schemas };
    const data = { ...mapOf(name, 'x'), other: 'y' };
    expect(JSON.stringify(filterByContext(data, schema, 'view'))).toBe(JSON.stringify(data));
    expect(JSON.stringify(filterByContext(data, schema, 'edit'))).toBe('{"other":"y"}');
    expect(filterByContext({ other: 'y' }, schema, name)).toEqual({ other: 'y' });
    const rule = contextTable(schema, ['view', 'edit'])['edit'] ?? {};
    expect(JSON.stringify(applyContext(rule, data))).toBe('{"other":"y"}');
    expect(applyContext(rule, { other: 'y' })).toEqual({ other: 'y' });
    const fields = parseFields(`${name}.a,${name}.b`) ?? new Map();
    expect(filterFields({ other: 1 }, fields)).toEqual({});
    expect(JSON.stringify(filterFields(mapOf(name, { a: 1, c: 2 }), fields))).toBe(
      JSON.stringify(mapOf(name, { a: 1 })),
    );
    const closed = closeSchema(schema);
    expect(Object.keys(closed.properties ?? {})).toEqual([name]);
    expect(closed.additionalProperties).toBe(false);
  });

  test.each(NAMES)('%s in arguments and arg_options', (name) => {
    const options = { ...mapOf(name, 1), description: 'x' };
    const properties = mapOf(name, { type: 'integer', arg_options: options }) as Schemas;
    const args = endpointArgs({ properties });
    expect(Object.keys(args)).toEqual([name]);
    expect(Object.entries(args)[0]?.[1]).toMatchObject({ type: 'integer', description: 'x' });
  });

  test.each(NAMES)('%s in queries, forms and JSON', async (name) => {
    const server = serviceWith({
      '/echo': open((request) => request.getParams(), {
        methods: 'GET, POST',
        args: mapOf(name, {
          type: 'object',
          properties: { polluted: { type: 'integer' } },
        }) as ArgDefinitions,
      }),
    });
    const sent = mapOf(name, { polluted: '1' });
    const answers = [
      { method: 'GET', query: parseForm(`${name}[polluted]=1`) },
      {
        method: 'POST',
        raw: JSON.stringify(sent),
        headers: { 'content-type': 'application/json' },
      },
      { method: 'POST', body: parseForm(`${name}[polluted]=1`) },
    ].map((parts) => ask(server, { route: '/test/v1/echo', ...parts }));
    for (const { status, body } of await Promise.all(answers)) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toBe(JSON.stringify(mapOf(name, { polluted: 1 })));
    }
    const bad = await ask(server, {
      route: '/test/v1/echo',
      query: parseForm(`${name}[polluted]=x`),
    });
    expect(bad).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });

  test.each(NAMES)('%s in bracket paths of a form', (name) => {
    const form = parseForm(`a[${name}][polluted]=1&${name}[${name}][polluted]=1`);
    expect(JSON.stringify(form)).toBe(
      JSON.stringify({
        a: mapOf(name, { polluted: '1' }),
        ...mapOf(name, mapOf(name, { polluted: '1' })),
      }),
    );
  });
});

describe('texts that are slow for naive implementations', () => {
  const within = (seconds: number, run: () => unknown) => {
    const start = performance.now();
    run();
    expect(performance.now() - start).toBeLessThan(seconds * 1000);
  };

  test.each([
    ['<script>'.repeat(100_000)],
    ['<'.repeat(500_000)],
    ['%'.repeat(100_000) + '21'.repeat(100_000)],
    ['&'.repeat(300_000) + ';&'.repeat(100_000)],
    ['a@' + 'a.'.repeat(200_000) + '!'],
    [' '.repeat(500_000) + 'x'],
    ['1'.repeat(500_000) + 'x'],
    ['a'.repeat(500_000) + '<'],
    ['a '.repeat(250_000) + ' <'],
    ['<STYLE'.repeat(200_000)],
    ['+' + '0'.repeat(500_000) + '+'],
  ])('%.20s', (text) => {
    within(2, () => {
      sanitizeTextField(text);
      sanitizeTitle(text);
      sanitizeUrl(text);
      sanitizeEmail(text);
      parseDate(text, { forceUtc: true });
      for (const format of ['email', 'ip', 'uuid', 'date-time', 'hex-color'])
        parseValue(text, { type: 'string', format }, 'p');
      parseValue(text, { type: ['integer', 'boolean', 'array'], items: { type: 'integer' } }, 'p');
    });
  });

  test.each(['1', '0', '9.', '.9', '-'])('a million repetitions of %s', (part) => {
    const text = part.repeat(1_000_000);
    within(3, () => {
      for (const type of ['string', 'integer', 'number', ['integer', 'string']] as const)
        parseValue(text, { type }, 'p');
      parseValue(text, { type: 'number', minimum: -1e308, maximum: 1e308 }, 'p');
      parseValue(text, { type: 'array', items: { type: 'string' } }, 'p');
    });
  });

  test('an invalid JSON body', () => {
    const texts = ['"\\', '"', '"a', '\\"', '{"a":'].map((part) => part.repeat(500_000));
    within(2, () => {
      for (const text of texts) expect(parseJsonBody(text).error?.code).toBe('rest_invalid_json');
    });
  });

  test('a URL', () => {
    within(2, () => {
      expect(withoutTrailingSlash('/'.repeat(500_000) + 'x')).toHaveLength(500_001);
      parseForm('['.repeat(500_000) + '&' + 'a]'.repeat(500_000) + '=' + '%'.repeat(500_000));
    });
  });

  test('an invalid pattern matches nothing', () => {
    expect(matchesPattern('(', '(')).toBe(false);
  });
});
