import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from '../../generator/config/settings.ts';
import { Cache } from '../../generator/cache.ts';
import { generate } from '../../generator/generate.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { run } from '../../generator/run.ts';
import type { Outcome } from '../../generator/run.ts';
import { randomOf } from './random.ts';

const settings = settingsOf({ runtime: './runtime' });
const names = ['notes', 'films', 'songs'];
const endpoints = ['list', 'find', 'create', 'store', 'latest'];

/**
 * A random sequence of edits of schemas and handlers, each followed by `generate`, in the empty folder
 * `root`. Returns the problems: lost handwritten code, a failing check, an orphan that is
 * not reported, output that differs from a run without a cache.
 */
export async function runSequence(root: string, seed: number, steps: number): Promise<string[]> {
  const sequence = new Sequence(root, seed);
  const problems: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const edits = [sequence.edit(), sequence.edit()];
    const found = await sequence.generate();
    problems.push(...found.map((problem) => `seed ${seed}, ${edits.join(', ')}: ${problem}`));
  }
  return problems;
}

// One for all, since sequences repeat patterns.
const { memo } = new Cache('/nowhere');

class Sequence {
  readonly #root: string;
  readonly #random: (most: number) => number;
  #marks = 0;
  /** Handwritten code by file. */
  readonly #written = new Map<string, string[]>();

  constructor(root: string, seed: number) {
    this.#root = root;
    this.#random = randomOf(seed);
    rmSync(root, { recursive: true, force: true });
    mkdirSync(join(root, 'schemas/resources'), { recursive: true });
    this.#writeSchema('notes', ['list', 'create'], ['text']);
  }

  #oneOf<T>(list: readonly T[]): T {
    return list[this.#random(list.length)] as T; // never asked of an empty list
  }

  /** Makes one edit and returns its description. */
  edit(): string {
    const edits = [
      () => this.#editEndpoints(),
      () => this.#editEndpoints(),
      () => this.#editFields(),
      () => this.#removeSchema(),
      () => this.#writeInHandlers(),
      () => this.#writeInHandlers(),
      () => this.#changeLineEnds(),
    ];
    return this.#oneOf(edits)();
  }

  #editEndpoints(): string {
    const name = this.#oneOf(names);
    const chosen = endpoints.filter(() => this.#random(2) === 0);
    this.#writeSchema(name, chosen.length > 0 ? chosen : ['list'], ['text']);
    return `endpoints of ${name}`;
  }

  #editFields(): string {
    const name = this.#oneOf(names);
    const fields = ['text', 'title', 'mood'].filter(() => this.#random(2) === 0);
    this.#writeSchema(name, ['list', 'create'], fields.length > 0 ? fields : ['text']);
    return `fields of ${name}`;
  }

  #removeSchema(): string {
    const there = names.filter((name) => existsSync(this.#schema(name)));
    if (there.length < 2) return 'nothing';
    const name = this.#oneOf(there);
    rmSync(this.#schema(name));
    return `removed ${name}`;
  }

  #schema(name: string): string {
    return join(this.#root, `schemas/resources/${name}.json`);
  }

  #writeSchema(name: string, chosen: readonly string[], fields: readonly string[]): void {
    const routes = chosen.map((endpoint): [string, object] => {
      const isRead = ['list', 'find', 'latest'].includes(endpoint);
      const rest = isRead ? { answers: 'list' } : { answers: 'created', args: { $from: 'schema' } };
      return [`/${endpoint}`, { [endpoint]: { methods: isRead ? 'GET' : 'POST', ...rest } }];
    });
    const type = this.#oneOf(['string', 'integer', 'boolean']);
    const properties = fields.map((field) => [field, { type, description: `Its ${field}.` }]);
    const schema = {
      ...{ resource: name, singular: name.slice(0, -1), namespace: 'a/v1', base: name },
      schema: {
        ...{ title: name, description: 'One.', type: 'object' },
        properties: { id: { type: 'integer', readonly: true }, ...Object.fromEntries(properties) },
      },
      routes: Object.fromEntries(routes),
    };
    writeFileSync(this.#schema(name), JSON.stringify(schema, null, 2));
  }

  #handlerFiles(): string[] {
    const folder = join(this.#root, 'site/handlers');
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  }

  /** Adds a comment: on its own line, at the end of a line, or in place of a handler. */
  #writeInHandlers(): string {
    const files = this.#handlerFiles();
    if (files.length === 0) return 'nothing';
    const path = this.#oneOf(files);
    const text = readFileSync(path, 'utf8');
    const end = text.includes('\r\n') ? '\r\n' : '\n';
    const lines = text.split(end);
    this.#marks += 1;
    const mark = `mark ${this.#marks}`;
    const at = this.#random(lines.length);
    if (this.#random(3) === 0) lines[at] = `${lines[at] ?? ''} // ${mark}`;
    else if (this.#random(2) === 0) lines.splice(at, 0, `/* ${mark} */`, '');
    else lines.push(`const kept${this.#marks} = '${mark}';`, `void kept${this.#marks};`);
    writeFileSync(path, lines.join(end));
    this.#written.set(path, [...(this.#written.get(path) ?? []), mark]);
    return `wrote ${mark}`;
  }

  #changeLineEnds(): string {
    const files = this.#handlerFiles();
    if (files.length === 0) return 'nothing';
    const path = this.#oneOf(files);
    const text = readFileSync(path, 'utf8');
    const unix = text.replaceAll('\r\n', '\n');
    writeFileSync(path, text.includes('\r\n') ? unix : unix.replaceAll('\n', '\r\n'));
    return 'line ends';
  }

  /** Runs `generate`, then `--check`; returns the problems. */
  async generate(): Promise<string[]> {
    const before = new Map(this.#handlerFiles().map((path) => [path, readFileSync(path, 'utf8')]));
    const written = await this.#run(false);
    const checked = await this.#run(true);
    const problems: string[] = [];
    if (written.exit !== 0) problems.push(`generate ended with ${written.exit}`);
    if (checked.exit !== 0) problems.push(`check ended with ${checked.exit}`);
    for (const [path, text] of before) {
      if (!existsSync(path)) problems.push(`${path} is gone`);
      else if (!isWithin(text, readFileSync(path, 'utf8'))) problems.push(`${path} lost text`);
    }
    for (const [path, marks] of this.#written) {
      const text = readFileSync(path, 'utf8');
      for (const mark of marks) if (!text.includes(mark)) problems.push(`${mark} is lost`);
    }
    return [...problems, ...this.#unreported(checked), ...(await this.#different())];
  }

  #run(check: boolean): Promise<Outcome> {
    return run(this.#root, settings, { check, force: false, stubs: true }, memo);
  }

  /** Handlers without a schema that were not reported. */
  #unreported({ diagnostics }: Outcome): string[] {
    const reported = diagnostics
      .filter(({ code }) => code.startsWith('handlers/orphan'))
      .map(({ span, values }) => `${span.file.path} ${values['endpoint'] ?? ''}`);
    return names.flatMap((name) => {
      const path = `site/handlers/${name}.ts`;
      if (!existsSync(join(this.#root, path))) return [];
      if (!existsSync(this.#schema(name))) {
        return reported.includes(`${path} `) ? [] : [`the orphan ${path} is not reported`];
      }
      const schema = readFileSync(this.#schema(name), 'utf8');
      const text = readFileSync(join(this.#root, path), 'utf8');
      return endpoints
        .filter((each) => new RegExp(`^  ${each}: \\{`, 'm').test(text))
        .filter((each) => !schema.includes(`"/${each}"`))
        .filter((each) => !reported.includes(`${path} ${name}.${each}`))
        .map((each) => `the orphan ${name}.${each} is not reported`);
    });
  }

  /** Files that differ from a run without a cache. */
  async #different(): Promise<string[]> {
    if (this.#random(4) > 0) return [];
    const fresh = await generate(readInputs(this.#root, settings), settings);
    const problems: string[] = [];
    for (const [path, { text }] of fresh.result?.output ?? []) {
      if (readFileSync(join(this.#root, path), 'utf8') !== (await text()))
        problems.push(`${path} differs from what a run without a memory writes`);
    }
    return problems;
  }
}

/** Whether `after` is `before` with inserted text, in lines and between lines. */
function isWithin(before: string, after: string): boolean {
  let at = 0;
  for (const letter of after) {
    if (letter === before[at]) at += 1;
  }
  return at === before.length;
}
