import { describe, expect, test } from 'vitest';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { extend } from '../../generator/load/extend.ts';
import { parseJson } from '../../generator/load/json.ts';
import { nameSpanAt, spanAt, valueOf } from '../../generator/load/tree.ts';
import type { JsonNode } from '../../generator/load/tree.ts';

const fileOf = (text: string, path = 'schemas/resources/a.json') => ({ path, text });

function parsed(text: string, path?: string): JsonNode {
  const { tree } = parseJson(fileOf(text, path));
  if (!tree) throw new Error(`not JSON: ${text}`);
  return tree;
}

describe('JSON with positions', () => {
  test.each([
    '{}',
    '[]',
    ' {"a": [1, -2.5e3, true, false, null, "x"], "b": {"c": "\\u00e9\\n\\"\\\\/"}} ',
    '"text"',
    '0',
    '{"__proto__": {"x": 1}, "constructor": 2}',
  ])('%s is parsed as JSON.parse parses it', (text) => {
    expect(valueOf(parsed(text))).toEqual(JSON.parse(text));
    expect(JSON.stringify(valueOf(parsed(text)))).toBe(JSON.stringify(JSON.parse(text)));
  });

  test.each([
    ['', 'Expected a value, found the end of the file.'],
    ['{', 'Expected "," or "}", found the end of the file.'],
    ['{"a": 1,}', 'Expected a name in double quotes, found "}".'],
    ['{"a" 1}', 'Expected ":", found "1".'],
    ["{'a': 1}", `Expected a value or a name in double quotes, found "'a'".`],
    ['[1 2]', 'Expected "," or the end of the list or object, found "2".'],
    ['[1, ]', 'Expected a value, found "]".'],
    ['nul', 'Expected a value or a name in double quotes, found "nul".'],
    ['"a\nb"', 'Expected a string that ends on its line, found "\\"".'],
    ['{} {}', 'Expected the end of the file, found "{".'],
    ['{"a": 1 /* no', 'Expected a comment that ends with "*/", found "/*".'],
    ['[1 / 2]', 'Expected a value or a name in double quotes, found "/".'],
    ['{"a": 1 // no\n', 'Expected "," or "}", found the end of the file.'],
    ['[01]', 'Expected "," or the end of the list or object, found "1".'],
    ['["a\\x"]', 'Expected a JSON escape sequence, found "\\x".'],
    ['["a\\u12G4"]', 'Expected a JSON escape sequence, found "\\u12".'],
    ['["a\u0000b"]', 'Expected an escaped control character, found "\\u0000".'],
    ['["a\tb"]', 'Expected an escaped control character, found "\\t".'],
  ])('%s is rejected: %s', (text, message) => {
    const { tree, diagnostics } = parseJson(fileOf(text));
    expect(tree).toBe(null);
    expect(diagnostics.map(messageOf)).toEqual([message]);
    expect(() => JSON.parse(text)).toThrow();
  });

  test('comments are ignored', () => {
    const text = '// first\n{"a": /* one */ 1, // then\n "b": "// text" /**/} // last';
    const { tree, diagnostics } = parseJson(fileOf(text));
    expect(diagnostics).toEqual([]);
    expect(tree && valueOf(tree)).toEqual({ a: 1, b: '// text' });
  });

  test('a trailing comma is an error, also before a comment', () => {
    const { diagnostics } = parseJson(fileOf('[1, /* none */ ]'));
    expect(diagnostics.map(messageOf)).toEqual(['Expected a value, found "]".']);
  });

  test.each([
    ['["abc", "a\\x"]', [10, 12]],
    ['["abc", "a\u0000"]', [10, 11]],
    ['["abc", "a\uFFFDb"]', [10, 11]],
  ])('the mistake inside the string %j is reported at its position', (text, place) => {
    const { diagnostics } = parseJson(fileOf(text));
    expect(diagnostics.map(({ span: { start, end } }) => [start, end])).toEqual([place]);
  });

  test('a number that would be infinite is rejected at its position', () => {
    const { diagnostics } = parseJson(fileOf('{"maximum": 1e400, "minimum": -1e308}'));
    expect(diagnostics.map(({ span: { start, end } }) => [start, end])).toEqual([[12, 17]]);
    expect(diagnostics.map(messageOf)).toEqual([
      'The number 1e400 cannot be represented exactly: it is parsed as Infinity.',
    ]);
  });

  test('values and names have positions', () => {
    const text = '{"a": {"b": [10, 20]}}';
    const tree = parsed(text);
    const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
    expect(cut(spanAt(tree, ['a', 'b', 1]))).toBe('20');
    expect(cut(nameSpanAt(tree, ['a', 'b']))).toBe('"b"');
    expect(cut(spanAt(tree, ['a', 'z', 'y']))).toBe('{"b": [10, 20]}');
  });
});

describe('$extends', () => {
  test.each(['../bases/wrk.json', '../bases/work', 'work.json', 'bases/work.json'])(
    'the unknown base "%s" has a suggestion, relative to the file',
    (written) => {
      const { messages } = merged(JSON.stringify({ $extends: written }), '{}');
      expect(messages).toEqual([
        expect.stringMatching(/^Unknown base \S+\. Did you mean "\.\.\/bases\/work\.json"\?$/),
      ]);
    },
  );

  test('an unknown base without a similar name has no suggestion', () => {
    const { messages } = merged('{"$extends": "../bases/thing.json"}', '{}');
    expect(messages).toEqual(['Unknown base schemas/bases/thing.json.']);
  });

  const path = 'schemas/bases/work.json';
  const merged = (own: string, base: string) => {
    const { tree, diagnostics } = extend(
      fileOf(own),
      parsed(own),
      new Map([[path, parsed(base, path)]]),
    );
    return { value: tree && valueOf(tree), messages: diagnostics.map(messageOf), tree };
  };

  test('objects are merged member by member, base first, and other values are replaced', () => {
    const own = '{"$extends": "../bases/work.json", "a": {"y": 3, "l": [9]}, "z": 1}';
    const base = '{"a": {"x": 1, "y": 2, "l": [1, 2]}, "b": true}';
    expect(JSON.stringify(merged(own, base).value)).toBe(
      '{"a":{"x":1,"y":3,"l":[9]},"b":true,"z":1}',
    );
  });

  test('${…} is replaced by params, resource, singular and base, also in names', () => {
    const own =
      '{"$extends": "../bases/work.json", "params": {"maker": "writer"}, "resource": "books", "singular": "book"}';
    const base =
      '{"base": "${resource}", "t": ["a ${singular} by a ${maker}"], "${base}": "/${base}"}';
    expect(merged(own, base).value).toEqual({
      resource: 'books',
      singular: 'book',
      base: 'books',
      t: ['a book by a writer'],
      books: '/books',
    });
  });

  test('members of a feature that the file does not have are removed', () => {
    const base =
      '{"a": {"$for": "big", "x": 1}, "b": {"$for": "small", "y": 2}, "l": [1, {"$for": "big", "value": 2}, {"$for": "small", "value": 3}, {"$for": "big", "z": 4}]}';
    const own = (features: string) => `{"$extends": "../bases/work.json", "features": ${features}}`;
    expect(merged(own('["big"]'), base).value).toEqual({ a: { x: 1 }, l: [1, 2, { z: 4 }] });
    expect(merged(own('[]'), base).value).toEqual({ l: [1] });
    expect(merged(own('["large"]'), base).messages).toEqual([
      'Unknown feature "large": no base has it.',
    ]);
  });

  test('several bases are merged in order, each with params and features of its own', () => {
    const own =
      '{"$extends": [{"base": "../bases/work.json", "params": {"n": "one"}, "features": ["big"]}, {"base": "../bases/work.json", "params": {"n": "two"}}], "params": {"all": "x"}}';
    const base =
      '{"${n}": "${all}", "l": {"$add": ["${n}"]}, "m": {"$add": [{"$for": "big", "value": "${n}"}]}}';
    expect(merged(own, base).value).toEqual({
      one: 'x',
      two: 'x',
      l: ['one', 'two'],
      m: ['one'],
    });
  });

  test('inherited values have positions in the base', () => {
    const own = '{"$extends": "../bases/work.json", "a": 1}';
    const { tree } = merged(own, '{"b": 2}');
    expect(tree && spanAt(tree, ['b']).file.path).toBe(path);
    expect(tree && spanAt(tree, ['a']).file.path).toBe('schemas/resources/a.json');
  });
});

test.each([
  ['9007199254740992', '9007199254740992'],
  ['-9007199254740993', '-9007199254740992'],
  ['12345678901234567890', '12345678901234567000'],
  ['-0', '0'],
  ['1e-400', '0'],
])('the number %s is not exact: it is parsed as %s', (number, read) => {
  const { diagnostics } = parseJson({ path: 'a.json', text: `[${number}]` });
  expect(diagnostics.map(messageOf)).toEqual([
    `The number ${number} cannot be represented exactly: it is parsed as ${read}.`,
  ]);
});

test.each(['9007199254740991', '-9007199254740991', '1e300', '0', '0.0', '0.1', '1.5e-7'])(
  'the number %s is exact enough',
  (number) => {
    expect(parseJson({ path: 'a.json', text: `[${number}]` }).diagnostics).toEqual([]);
  },
);
