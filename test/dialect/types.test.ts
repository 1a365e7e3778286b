import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { Expander } from '../../generator/load/expand.ts';
import { writeArgs } from '../../runtime/schema/index.ts';
import { inlined } from '../../runtime/schema/named-types.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { judgedValues } from './literals.ts';
import { Project } from './project.ts';
import { schemas, types } from './schemas.ts';

const SEED = 20251107;
const expander = new Expander(types);
const whole = (schema: Schema) => inlined(expander.schema(schema), 3, noValues);
const noValues = ({ nullable }: Schema): Schema =>
  nullable === true ? { type: 'null' } : { type: 'string', enum: [] };
const SCHEMAS = 2600;
const IN_A_RESOURCE = 100;

type Property = readonly [name: string, schema: Schema];

const routes = {
  '/': { create: { methods: 'POST', answers: 'created', args: { $from: 'schema' } } },
};
const sampled = fc.sample(schemas, { numRuns: SCHEMAS, seed: SEED });
const project = new Project('types', types);
const properties = new Map<string, readonly Property[]>();

function fileOf(resource: string): Parameters<Project['write']>[0] {
  const of = properties.get(resource) ?? [];
  const id: Property = ['id', { type: 'integer', readonly: true }];
  return { resource, singular: resource.slice(0, -1), routes, properties: [id, ...of] };
}

beforeAll(async () => {
  for (let at = 0; at < SCHEMAS; at += IN_A_RESOURCE) {
    const resource = `things${at / IN_A_RESOURCE}s`;
    const some = sampled.slice(at, at + IN_A_RESOURCE);
    properties.set(
      resource,
      some.map((schema, index) => [`p${index}`, schema]),
    );
    project.write(fileOf(resource));
  }
  for (const [resource, lines] of await project.refused()) {
    const kept = (properties.get(resource) ?? []).filter((_, index) => !lines.has(index + 1));
    properties.set(resource, kept);
    project.write(fileOf(resource));
  }
  await project.generate();
});

test('the generator takes more than 2,000 of the schemas', () => {
  expect([...properties.values()].flat().length).toBeGreaterThan(2000);
});

test('types take the values that the server takes, and refuse those that it refuses for their structure', () => {
  const counts = { accepted: 0, refused: 0, answered: 0 };
  const files = [...properties].map(([resource, all]) => {
    const name = resource[0]?.toUpperCase() + resource.slice(1);
    const one = name.slice(0, -1);
    const lines = [
      `import type { Create${one}Input as Sent, ${one}View as Shown } from './generated/${resource}/types.ts';`,
    ];
    const args = writeArgs({ properties: Object.fromEntries(all) }, 'POST');
    for (const [property, schema] of all) {
      const {
        required: _required,
        validate_callback: _v,
        sanitize_callback: _s,
        ...arg
      } = args[property] ?? {};
      const judged = judgedValues(whole(schema), whole(arg));
      for (const [index, { value, sent, isAnswered }] of judged.entries()) {
        const literal = `${JSON.stringify(value)};`;
        if (sent !== null) {
          counts[sent] += 1;
          lines.push(sent === 'refused' ? '// @ts-expect-error the server refuses it' : '');
          lines.push(`export const ${property}_${index}: Sent['${property}'] = ${literal}`);
        }
        if (!isAnswered) continue;
        counts.answered += 1;
        lines.push(`export const r_${property}_${index}: Shown['${property}'] = ${literal}`);
      }
    }
    const path = join(project.root, `${resource}.ts`);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  });
  expect(complaintsOf(files).slice(0, 20)).toEqual([]);
  expect(counts.accepted).toBeGreaterThan(7000);
  expect(counts.refused).toBeGreaterThan(7000);
  expect(counts.answered).toBeGreaterThan(7000);
}, 240_000);

/** Everything that the compiler says of the files. */
function complaintsOf(files: readonly string[]): readonly string[] {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  return files.flatMap((path) => {
    const source = program.getSourceFile(path);
    return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      const text =
        source?.text
          .split('\n')
          .slice(line, line + 2)
          .join(' ') ?? '';
      const message = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200);
      return `${path.slice(project.root.length + 1)}:${line + 1} ${text.trim()} ${message}`;
    });
  });
}
