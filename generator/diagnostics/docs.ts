import { readFileSync } from 'node:fs';
import { packageFile } from '../package.ts';
import type { Code } from './diagnostic.ts';

/** An entry of docs/diagnostics.md: a code with its severity, message, cause, fix and an example. */
const ENTRY =
  /^### (\S+)\n\n_(\w+)_: (.*)\n\n(.*)\n\nFix: (.*)\n\n```text\n((?:- .*\n)+)((?:\+ .*\n)+)```$/gm;

let entries: ReadonlyMap<string, RegExpMatchArray> | null = null;

/** Returns the entries of docs/diagnostics.md by code. */
function page(): ReadonlyMap<string, RegExpMatchArray> {
  entries ??= new Map(
    [...readFileSync(packageFile('docs/diagnostics.md'), 'utf8').matchAll(ENTRY)].map(
      (entry) => [entry[1] ?? '', entry] as const,
    ),
  );
  return entries;
}

/** Returns how to correct the mistake that a diagnostic reports. */
export function fixOf(code: Code): string {
  return page().get(code)?.[5] ?? ''; // a test finds each code in the page
}

/** Returns the explanation of every code for a terminal. */
export function explanations(): ReadonlyMap<string, string> {
  return new Map(
    [...page()].map(([code, [, , severity, message, cause, fix, ...example]]) => {
      const [before, after] = example.map((lines) => lines.replaceAll(/^[-+] /gm, '    '));
      const head = `${code} (${severity})\n\n  ${message}\n\n  cause: ${cause}\n  fix: ${fix}`;
      return [code, `${head}\n\n  before\n\n${before}\n  after\n\n${after}`.trimEnd()];
    }),
  );
}
