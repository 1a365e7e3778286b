import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cache } from '../../generator/cache.ts';
import { check } from '../generator/check.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import type { Config } from '../../generator/config/settings.ts';
import { codes } from '../../generator/diagnostics/codes.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { runProject } from '../../generator/run.ts';

/** The parts of a resource file, which has one line for each property. */
export interface ResourceFile {
  readonly resource: string;
  readonly singular: string;
  readonly properties: readonly (readonly [name: string, schema: object])[];
  readonly routes: object;
}

const config = { runtime: '../../../../runtime' };
const settings = settingsOf(config);

/** A project of schema files below `test/dialect/.generated/`. */
export class Project {
  readonly root: string;

  constructor(name: string, types: ReadonlyMap<string, object> = new Map()) {
    this.root = join(import.meta.dirname, '.generated', name);
    rmSync(this.root, { recursive: true, force: true });
    for (const folder of ['resources', 'types'])
      mkdirSync(join(this.root, 'schemas', folder), { recursive: true });
    for (const [type, schema] of types)
      writeFileSync(join(this.root, `schemas/types/${type}.json`), JSON.stringify({ schema }));
  }

  write({ resource, singular, properties, routes }: ResourceFile): void {
    const lines = properties.map(
      ([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`,
    );
    const text = [
      `{ "resource": "${resource}", "singular": "${singular}", "base": "${resource}", "contexts": ["view"],`,
      `"routes": ${JSON.stringify(routes)}, "schema": { "title": "${singular}", "type": "object", "properties": {`,
      lines.join(',\n'),
      '} } }',
    ].join('\n');
    writeFileSync(join(this.root, `schemas/resources/${resource}.json`), text);
  }

  /** The properties that the generator refuses: the numbers of their lines by resource. */
  async refused(): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
    const found = await check(load(readInputs(this.root, settings), settings));
    const lines = new Map<string, Set<number>>();
    for (const { code, span } of found) {
      if (codes[code].severity !== 'error') continue;
      const { path, text } = span.file;
      const resource = path.slice('schemas/resources/'.length, -'.json'.length);
      const line = text.slice(0, span.start).split('\n').length - HEAD - 1;
      lines.set(resource, (lines.get(resource) ?? new Set()).add(line));
    }
    return lines;
  }

  /** Generates the project; throws if that fails. */
  async generate(): Promise<void> {
    const options = { check: false, force: true, stubs: true };
    const given: Config = { ...config, parts: ['server', 'client'] };
    const outcome = await runProject(this.root, given, options, new Cache(this.root), '');
    if (outcome.exit !== 0) throw new Error(outcome.diagnostics.map(messageOf).join('\n'));
  }
}

const HEAD = 2;
