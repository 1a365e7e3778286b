import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnose } from '../../generator/diagnostics/diagnostic.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { printDiagnostics } from '../../generator/diagnostics/print.ts';
import { inSync } from '../../generator/report/reporter.ts';
import { here } from './helpers.ts';

test('the problem matcher of docs/commands.md matches diagnostics, and the start and the end of a run', () => {
  const page = readFileSync(join(here, '../../docs/commands.md'), 'utf8');
  const patternOf = (name: string): RegExp => {
    const text = new RegExp(`"${name}": ("(?:[^"\\\\]|\\\\.)*")`).exec(page)?.[1] ?? '""';
    return new RegExp(String(JSON.parse(text)));
  };
  const file = { path: 'schemas/resources/notes.json', text: '{\n  "a": 1\n}\n' };
  const diagnostic = diagnose('json/duplicate-key', { file, start: 4, end: 7 }, { name: 'a' });
  const [first = ''] = printDiagnostics([diagnostic], plain).split('\n');
  expect(patternOf('regexp').exec(first)?.slice(1)).toEqual([
    ...['schemas/resources/notes.json', '2', '3', 'error', 'json/duplicate-key'],
    'Duplicate key "a".',
  ]);
  expect('Generating …').toMatch(patternOf('beginsPattern'));
  expect(inSync(3, '12 ms')).toMatch(patternOf('endsPattern'));
});
