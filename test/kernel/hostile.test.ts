import { describe, expect, test } from 'vitest';
import { checkOf } from '../../generator/emit/checks.ts';
import {
  checkDepth,
  isEqual,
  k,
  matchesPattern,
  parseValue,
  sanitizeEmail,
  sanitizeTextField,
  sanitizeTitle,
  sanitizeUrl,
  sanitizeValue,
  validateValue,
} from '../../runtime/schema/index.ts';
import type { Schema, TypeName } from '../../runtime/schema/index.ts';

const FAR = 200_000;

/** Lists inside lists, as `JSON.parse` makes them without complaint. */
function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('values that are nested deeper than a stack', () => {
  test('are refused where items are compared whole', () => {
    const failure = validateValue([nested(FAR)], { type: 'array', uniqueItems: true }, 'p');
    expect(failure?.code).toBe('rest_value_too_deep');
    expect(failure?.data).toEqual({ status: 400, param: 'p' });
    expect(k.listOf(null, { uniqueItems: true })([nested(FAR)], 'p')?.code).toBe(
      'rest_value_too_deep',
    );
  });

  test('pass where no schema looks into them', () => {
    expect(validateValue(nested(FAR), { type: 'array' }, 'p')).toBeNull();
    expect(validateValue(nested(FAR), { type: 'array', enum: [[1]] }, 'p')?.code).toBe(
      'rest_not_in_enum',
    );
  });

  test('are refused by a schema that contains itself', () => {
    const schema: { type: 'array'; items?: Schema } = { type: 'array' };
    schema.items = schema;
    expect(validateValue(nested(FAR), schema, 'p')?.code).toBe('rest_value_too_deep');
    expect(sanitizeValue(nested(FAR), schema, 'p')).toHaveProperty('code', 'rest_value_too_deep');
    expect(validateValue(nested(100), schema, 'p')).toBeNull();
  });

  test('can be refused before anything else looks at them', () => {
    expect(checkDepth(nested(10), 'p', 10)).toBeNull();
    expect(checkDepth(nested(11), 'p', 10)?.code).toBe('rest_value_too_deep');
    expect(checkDepth(nested(FAR), 'p')?.code).toBe('rest_value_too_deep');
  });
});

describe('names that objects inherit are names like any other', () => {
  const schema: Schema = {
    type: 'object',
    properties: { ['toString' as string]: { type: 'integer' } },
    required: ['constructor'],
    additionalProperties: false,
  };

  test('what is inherited is not there', () => {
    expect(validateValue({}, schema, 'p')?.code).toBe('rest_property_required');
    expect(validateValue({ constructor: 1 }, schema, 'p')?.code).toBe(
      'rest_additional_properties_forbidden',
    );
  });

  test('a member named __proto__ is kept and changes nothing', () => {
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

  test('a list is not equal to a map that has its length', () => {
    expect(isEqual(['x'], { length: 1 })).toBe(false);
  });

  test('a format or a type of such a name is none', () => {
    expect(validateValue('x', { type: 'string', format: 'constructor' }, 'p')).toBeNull();
    const type = ['toString', 'string'] as unknown as readonly TypeName[];
    expect(validateValue('x', { type }, 'p')).toBeNull();
  });
});

describe('texts that make careless code slow', () => {
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
  ])('%.20s', (text) => {
    within(2, () => {
      sanitizeTextField(text);
      sanitizeTitle(text);
      sanitizeUrl(text);
      sanitizeEmail(text);
      for (const format of ['email', 'ip', 'uuid', 'date-time', 'hex-color'])
        parseValue(text, { type: 'string', format }, 'p');
      parseValue(text, { type: ['integer', 'boolean', 'array'], items: { type: 'integer' } }, 'p');
    });
  });

  test('an expression that is none matches nothing', () => {
    expect(matchesPattern('(', '(')).toBe(false);
  });
});

test('a name in a schema is printed as text, never as code', () => {
  const schema: Schema = {
    type: 'object',
    properties: { '"]; process.exit(); ["': { type: 'string', pattern: '`${1}`' } },
  };
  expect(checkOf(schema).text).toBe(
    'k.objectOf({ properties: { "\\"]; process.exit(); [\\"": (value, param) => k.string(value, param) ?? k.pattern(value, "`${1}`", param) } })',
  );
});
