import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import type { Answers } from '../../runtime/resource/index.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import type { Config, Settings } from '../../generator/config/settings.ts';
import { addressOf, unnamed } from '../../generator/emit/wording.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { assignNames } from '../../generator/names/names.ts';
import { runProject } from '../../generator/run.ts';
import { compilerOptions, emptyProject, here, imported } from './import.ts';

const repository = resolve(here, '../..');

/** Operations whose inputs or responses differ, with the reason. */
const differing: { readonly [operation: string]: string } = {
  'GET /oembed/1.0/embed': 'an argument without a type is a text in the document',
  'GET /cms/v2/pattern-directory/patterns': 'items of any type are scalars in a query',
};

/** The types of an operation, as TypeScript, and the files that declare them. */
interface Operation {
  readonly id: string;
  readonly file: string;
  readonly input: string;
  /** The type of the response; `null` if it has none of its own. */
  readonly answer: string | null;
}

/** Returns the operations of a project by method and path. */
function operationsOf(root: string, settings: Settings): ReadonlyMap<string, Operation> {
  const api = lower(projectOf(load(readInputs(root, settings), settings)));
  const { names } = assignNames(api, settings);
  const found = new Map<string, Operation>();
  for (const resource of api.resources)
    for (const route of resource.routes)
      for (const endpoint of route.endpoints) {
        const { item, view, files } = names.of(resource);
        const { inputType: input, answerType } = names.ofEndpoint(endpoint);
        const views = endpoint.asks.length > 0 ? endpoint.asks : [endpoint.context];
        const isPlain = resource.contexts.length === 1;
        const items = isPlain ? item : views.map((context) => view(context)).join(' | ');
        const answer = answerIn(endpoint.answers, items, endpoint.answer && answerType);
        for (const method of endpoint.methods) {
          const key = `${method} ${unnamed(addressOf(resource, route))}`;
          const operation = { id: endpoint.id, file: files.types, input, answer };
          if (!found.has(key)) found.set(key, operation);
        }
      }
  return found;
}

/** Returns the type of a response whose items have a type; `any` is that of any other response. */
function answerIn(answers: Answers, items: string, any: string | null): string | null {
  switch (answers) {
    case 'any':
      return any;
    case 'deleted':
      return `${items} | { deleted: true; previous: ${items} }`;
    case 'list':
    case 'page':
      return `(${items})[]`;
    case 'map':
      return `{ [key: string]: ${items} }`;
    default:
      return items;
  }
}

test('the OpenAPI document of this repository, imported, gives mutually assignable types', async () => {
  const root = emptyProject();
  symlinkSync(join(repository, 'runtime'), join(root, 'runtime'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const report = await imported(root, join(repository, 'generated/openapi.json'), {
    format: 'json',
  });
  expect(JSON.parse(report.out)).toMatchObject({ partly: 0, missing: 0 });
  const config = { runtime: './runtime', parts: ['client'] } as const;
  const run = { check: false, force: false, stubs: false };
  expect((await runProject(root, config, run, new Cache(root), '')).exit).toBe(0);

  const path = join(repository, 'restloom.config.ts');
  const ownConfig = (await import(path)) as { readonly default: Config };
  const own = operationsOf(repository, settingsOf(ownConfig.default));
  const other = operationsOf(root, settingsOf(config));
  expect([...other.keys()].sort()).toEqual([...own.keys()].sort());

  const modules = new Map<string, string>();
  const typed = (folder: string, { file }: Operation, type: string): string => {
    const path = `${folder}/${file}`;
    const name = modules.get(path) ?? `module${modules.size}`;
    modules.set(path, name);
    return type.replaceAll(/\b[A-Z]\w*/g, `${name}.$&`);
  };
  const checks: { readonly key: string; readonly text: string }[] = [];
  for (const [key, one] of own) {
    const two = other.get(key) ?? one;
    expect([key, one.answer === null]).toEqual([key, two.answer === null]);
    const types = [
      [one.input, two.input],
      [one.answer ?? 'null', two.answer ?? 'null'],
    ] as const;
    for (const [first, second] of types) {
      const [from, to] = [typed(repository, one, first), typed(root, two, second)];
      checks.push({ key, text: `(value: ${from}): ${to} => value;` });
      checks.push({ key, text: `(value: ${to}): ${from} => value;` });
    }
  }
  const imports = [...modules].map(([file, name]) => `import type * as ${name} from '${file}';`);
  const file = join(root, 'same.ts');
  writeFileSync(file, [...imports, ...checks.map(({ text }) => text)].join('\n'));
  const program = ts.createProgram([file], compilerOptions);
  const source = program.getSourceFile(file);
  const failed = program.getSemanticDiagnostics(source).map(({ start = 0 }) => {
    const { line = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
    return checks[line - imports.length]?.key ?? `line ${line}`;
  });
  expect([...new Set(failed)].sort()).toEqual(Object.keys(differing).sort());
}, 120_000);
