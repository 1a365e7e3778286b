import { codes } from './codes.ts';
import type { Code } from './diagnostic.ts';

/** docs/diagnostics.md: every code with its sentence and its fix. */
export function diagnosticsPage(): string {
  const names = Object.keys(codes) as Code[]; // the keys of the table are the codes
  const families = [...new Set(names.map(familyOf))];
  return [
    '# Diagnostics',
    '',
    'What `npm run generate` can say of schema files and handler files. An error writes nothing; a',
    'warning is printed and goes on. Words in angle brackets stand for what is found in the file.',
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
  return [`### ${code}`, '', `_${severity}_: ${sentenceOf(code)}`, '', fix, ''];
}

/** The sentence with `<name>` for each value. */
function sentenceOf(code: Code): string {
  const message: (values: never) => string = codes[code].message;
  const values = new Proxy({}, { get: (_, name) => `<${String(name)}>` });
  // Answers any name that a message asks for.
  const text = message(values as never).replace('<hint>', '');
  return text.replaceAll(/<\w+>/g, (name) => `\`${name}\``);
}
