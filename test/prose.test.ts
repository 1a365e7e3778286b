import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Where prose is checked, with the most findings per thousand words. */
const limits = {
  generator: 0.5,
  schemas: 0.5,
  'README.md': 0.5,
  docs: 0.5,
  'docs/schema-files.md': 0.5,
  'docs/diagnostics.md': 0.5,
  'docs/contributing.md': 0.5,
  'docs/mounting.md': 0.5,
  runtime: 0.5,
  'runtime/http': 0.5,
  site: 0.5,
  bench: 0.5,
  test: 0.1,
} as const;

const START = String.raw`(?:^|[.;:!?]\s+)`;

/** Folders of recorded responses and output. */
const recorded = new Set([
  'test/conformance/cases',
  'test/generator/errors',
  'test/generator/golden',
]);

/** Habits of unclear English, with an example that the pattern finds. */
const habits: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern: new RegExp(`${START}(?:What|Who|Whoever|Whatever)\\b(?![^.]*\\?)`),
    example: 'What a run leaves behind.',
  },
  {
    pattern: new RegExp(
      `${START}(?:The same\\b|One that\\b|Those (?:that|of)\\b|Of (?:a|an|the|what|which|it|one)\\b)`,
    ),
    example: 'Reads a file. The same, without a cache.',
  },
  {
    pattern: /\b(?:nobody|somebody|whoever|who asks|who calls)\b/i,
    example: 'A field that nobody reads.',
  },
  {
    pattern: /\b(?:told|tells?|telling) of\b|\b(?:is|are|was|were) told\b/i,
    example: 'A mistake is told of once.',
  },
  {
    pattern: /(?<!there )\b(?:is|are) no (?!longer|more|matter)[a-z]/i,
    example: 'The value is no number.',
  },
  { pattern: /\bbeside\b/i, example: 'The keyword beside it.' },
  { pattern: /\bbe (?:it|they)\b/i, example: 'Any file, be it generated.' },
  {
    pattern:
      /\bother than (?:it|they|the one)\b|\b(?:otherwise called|called otherwise)\b|\ba say\b/i,
    example: 'The folder is called otherwise.',
  },
  {
    pattern: /\bas (?:it|they) (?:comes?|came)\b|\bat once\b/i,
    example: 'The value is passed as it came.',
  },
  {
    pattern: /\b(?:stands?|stood) (?:in|at|there|here|behind|for itself)\b/i,
    example: 'The word stands in front.',
  },
];

test.each(habits)('the pattern $pattern finds its example', ({ pattern, example }) => {
  expect(pattern.test(example)).toBe(true);
});

test.each(Object.entries(limits))(
  '%s has at most %d unclear sentences per thousand words',
  (path, limit) => {
    const lines = filesOf(path).flatMap((file) =>
      proseOf(file).map((text) => ({ file, text: text.trim() })),
    );
    const words = lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    const findings = lines.filter(({ text }) => habits.some(({ pattern }) => pattern.test(text)));
    const most = Math.floor((words / 1000) * limit);
    expect(words).toBeGreaterThan(500);
    expect(
      findings.length,
      findings.map(({ file, text }) => `${file}: ${text}`).join('\n'),
    ).toBeLessThanOrEqual(most);
  },
);

/** Folders that commands write. */
const MADE: ReadonlySet<string> = new Set(['node_modules', 'compiled', 'reports']);

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !MADE.has(name) && !name.startsWith('.'))
    .map((name) => `${path}/${name}`)
    .filter((one) => !recorded.has(one))
    .flatMap(filesOf);
}

/** Returns the prose of a file, line by line: its text, its comments and messages, or its descriptions. */
function proseOf(path: string): readonly string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  switch (extname(path)) {
    case '.md':
    case '.txt':
      return withoutCodeBlocks(lines.map(withoutTestTitles));
    case '.json':
      return lines.flatMap((line) => /"(?:description|title)":\s*"(.*)"/.exec(line)?.[1] ?? []);
    case '.ts':
    case '.hbs':
      return lines.flatMap(
        (line, at) =>
          commentIn(line) ??
          (path.startsWith('test/') ? titleIn(line, lines[at - 1]) : messageIn(line)) ??
          [],
      );
    default:
      return [];
  }
}

/** Removes the titles of tests that a table quotes: `` `test/file.test.ts`: title ``. */
function withoutTestTitles(line: string): string {
  return line.replace(/(`test\/[^`]+\.test\.ts`): .*?(?=<br>| \|)/g, '$1');
}

function withoutCodeBlocks(lines: readonly string[]): readonly string[] {
  let isCode = false;
  return lines.flatMap((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [withoutCode(line)];
  });
}

function commentIn(line: string): string | null {
  const comment =
    /^\s*(?:\/\*\*|\*|\/\/)\s?(.*?)(?:\*\/)?$/.exec(line) ?? /\s\/\/\s(.*)$/.exec(line);
  return comment ? withoutCode(comment[1] ?? '') : null;
}

/** The title of a test or of a group of tests, also on the line after the start of the call. */
function titleIn(line: string, previous = ''): string | null {
  const title = /^(.*)(['"`])(.+)\2,(?: (?:async )?\(.*)?$/.exec(line);
  const call = title?.[1]?.trim() === '' ? previous : title?.[1];
  return /\b(?:test|describe)\b[^'"`]*\($|[\])}`]\($/.test(call?.trim() ?? '')
    ? (title?.[3] ?? null)
    : null;
}

/** A string that is a sentence. */
function messageIn(line: string): string | null {
  return /(['`])([A-Z"][^'`]{20,})\1/.exec(line)?.[2] ?? null;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '``');
}
