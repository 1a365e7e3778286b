import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Expander } from '../../generator/load/expand.ts';
import { writeArgs } from '../../runtime/schema/index.ts';
import { inlined } from '../../runtime/schema/named-types.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { judgedValues } from './literals.ts';
import { Project } from './project.ts';
import { schemas, types } from './schemas.ts';

const compiler = resolve(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');
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

test('the generator accepts more than 2,000 of the random schemas', () => {
  expect([...properties.values()].flat().length).toBeGreaterThan(2000);
});

test('types accept the values that the server accepts, and refuse those that it refuses for their structure', () => {
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
  expect(reportedOf(files).slice(0, 20)).toEqual([]);
  expect(counts.accepted).toBeGreaterThan(7000);
  expect(counts.refused).toBeGreaterThan(7000);
  expect(counts.answered).toBeGreaterThan(7000);
}, 240_000);

/** Returns the errors of the compiler in the files, each with its position and the lines there. */
function reportedOf(files: readonly string[]): readonly string[] {
  const compilerOptions = {
    ...{ target: 'es2023', lib: ['es2023', 'dom'], module: 'nodenext', types: [] },
    ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: true, noEmit: true },
    ...{ strict: true, skipLibCheck: true },
  };
  writeFileSync(join(project.root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const args = [compiler, '-p', project.root, '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: project.root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, path = '', at = '0'] = /^([^(]+)\((\d+),/.exec(line) ?? [];
      const text = path === '' ? [] : readFileSync(join(project.root, path), 'utf8').split('\n');
      return `${line.slice(0, 300)} ${text.slice(Number(at) - 1, Number(at) + 1).join(' ')}`;
    });
}
