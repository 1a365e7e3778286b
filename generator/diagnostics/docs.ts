import { codes } from './codes.ts';
import type { Code } from './diagnostic.ts';

const names = Object.keys(codes) as Code[]; // the keys of the table are the codes

/** Returns docs/diagnostics.md: each code with its message, cause, fix and an example. */
export function diagnosticsPage(): string {
  const families = [...new Set(names.map(familyOf))];
  return [
    '# Diagnostics',
    '',
    '`npm run generate` reports these errors and warnings about the configuration, schema files and handler files. After',
    'an error nothing is written. In the messages, code spans are placeholders. `npx restloom explain CODE` prints one entry.',
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
  const { severity, fix, cause, wrong, right } = codes[code];
  return [
    `### ${code}`,
    '',
    `_${severity}_: ${messageWith(code, (name) => `\`${name}\``)}`,
    '',
    cause,
    '',
    `Fix: ${fix}`,
    '',
    '```text',
    ...wrong.split('\n').map((line) => `- ${line}`),
    ...right.split('\n').map((line) => `+ ${line}`),
    '```',
    '',
  ];
}

/** Returns the entry of a code for a terminal; `null` if the code is unknown. */
export function explanationOf(code: string): string | null {
  const known = names.find((name) => name === code);
  if (known === undefined) return null;
  const { severity, fix, cause, wrong, right } = codes[known];
  const indented = (text: string) => text.split('\n').map((line) => `    ${line}`);
  return [
    `${known} (${severity})`,
    '',
    `  ${messageWith(known, (name) => `<${name}>`)}`,
    '',
    `  cause: ${cause}`,
    `  fix: ${fix}`,
    '',
    '  before',
    '',
    ...indented(wrong),
    '',
    '  after',
    '',
    ...indented(right),
  ].join('\n');
}

/** Returns every code, for completion and suggestions. */
export function codeNames(): readonly string[] {
  return names;
}

/** Returns the message of a code with `placeholder` in place of each value. */
function messageWith(code: Code, placeholder: (name: string) => string): string {
  const message: (values: never) => string = codes[code].message;
  const values = new Proxy({}, { get: (_, name) => (name === 'hint' ? '' : `<${String(name)}>`) });
  // The proxy has every value that a message can use.
  return message(values as never).replaceAll(/<(\w+)>/g, (_, name: string) => placeholder(name));
}
