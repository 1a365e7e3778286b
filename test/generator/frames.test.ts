import { expect, test } from 'vitest';
import { diagnose } from '../../generator/diagnostics/diagnostic.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { printDiagnostics } from '../../generator/diagnostics/print.ts';

const long = `${'a'.repeat(150)} wrong ${'b'.repeat(150)}`;
const text = `{\n${long}\n}`;

function framed(columns: number | undefined, word = 'wrong'): readonly string[] {
  const start = text.indexOf(word);
  const span = { file: { path: 'x.json', text }, start, end: start + word.length };
  const problem = diagnose('schema/unknown-type', span, { type: word, types: 'string', hint: '' });
  const paint = columns === undefined ? plain : { ...plain, columns };
  return printDiagnostics([problem], paint)
    .split('\n')
    .filter((line) => / \d? \|/.test(line));
}

test('a code frame is cut to the width of the terminal around the marked part', () => {
  for (const columns of [40, 80, 110, 200]) {
    const lines = framed(columns);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    const [marked = '', marks = ''] = lines.filter((line) => /wrong|\^/.test(line));
    expect(marked.indexOf('wrong')).toBe(marks.indexOf('^'));
    expect(marks.trim()).toMatch(/\^{5}$/);
  }
});

test('a code frame for another stream is not cut', () => {
  expect(framed(undefined).join('\n')).toContain(long);
});
