import { catalogue } from './catalogue.ts';
import { codes } from './codes.ts';
import type { Code } from './diagnostic.ts';

const names = Object.keys(codes) as Code[]; // the keys of the table are the codes

/** docs/diagnostics.md: every code with its sentence, cause, fix and an example. */
export function diagnosticsPage(): string {
  const families = [...new Set(names.map(familyOf))];
  return [
    '# Diagnostics',
    '',
    'What `npm run generate` can say of the configuration, of schema files and of handler files. An error',
    'writes nothing; a warning is printed and goes on. Words in code stand for what is found in the file.',
    '`npx restloom explain CODE` prints one of these.',
    '',
    ...families.flatMap((family) => [
      `## ${family}`,
      '',
      ...names.filter((name) => familyOf(name) === family).flatMap(entryOf),
    ]),
  ].join('\n');
}

function familyOf(code: Code): string {
  return code.slice(0, code.indexOf('/'));
}

function entryOf(code: Code): string[] {
  const { severity, fix } = codes[code];
  const { cause, wrong, right } = catalogue[code];
  return [
    `### ${code}`,
    '',
    `_${severity}_: ${sentenceOf(code, (name) => `\`${name}\``)}`,
    '',
    cause,
    '',
    fix,
    '',
    '```text',
    ...wrong.split('\n').map((line) => `- ${line}`),
    ...right.split('\n').map((line) => `+ ${line}`),
    '```',
    '',
  ];
}

/** One entry for a terminal; `null` for what is no code. */
export function explanationOf(code: string): string | null {
  const known = names.find((name) => name === code);
  if (known === undefined) return null;
  const { severity, fix } = codes[known];
  const { cause, wrong, right } = catalogue[known];
  const indented = (text: string) => text.split('\n').map((line) => `    ${line}`);
  return [
    `${known} (${severity})`,
    '',
    `  ${sentenceOf(known, (name) => `<${name}>`)}`,
    '',
    `  why: ${cause}`,
    `  fix: ${fix}`,
    '',
    '  instead of',
    '',
    ...indented(wrong),
    '',
    '  write',
    '',
    ...indented(right),
  ].join('\n');
}

/** Every code, for completing and for hints. */
export function codeNames(): readonly string[] {
  return names;
}

/** The sentence, with its gaps as `written` shows them. */
function sentenceOf(code: Code, written: (name: string) => string): string {
  const message: (values: never) => string = codes[code].message;
  const values = new Proxy({}, { get: (_, name) => (name === 'hint' ? '' : `<${String(name)}>`) });
  // Answers any name that a message asks for.
  return message(values as never).replaceAll(/<(\w+)>/g, (_, name: string) => written(name));
}
