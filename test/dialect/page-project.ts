import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import type { Config } from '../../generator/config/settings.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { runProject } from '../../generator/run.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/schema-files.md'), 'utf8');

export const config: Config = {
  runtime: '../../../../runtime',
  parts: ['server', 'client', 'openapi', 'testing'],
};

/** The handlers of a resource, as code. */
export type Handlers = Record<string, { handle: (request: never) => unknown }>;

/** A project of examples of docs/schema-files.md, below `test/dialect/.generated/`. */
export class PageProject {
  readonly folder: string;
  readonly root: string;
  /** The schema files by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly #name: string;

  /** `name` is the resource; `files` are the names of its schema files, all of the page by default. */
  constructor(name: string, files?: readonly string[]) {
    this.#name = name;
    this.folder = `test/dialect/.generated/page-${name}`;
    this.root = join(import.meta.dirname, '../..', this.folder);
    const blocks = page.matchAll(/^`(schemas\/[^`]+)`:\n\n```json\n(.*?)^```/gms);
    const all = [...blocks].map(([, path = '', text = '']) => [path, text] as const);
    this.files = new Map(all.filter(([path]) => files?.includes(path) ?? true));
  }

  /** Returns a block of code of the page: ` ```ts orders `. */
  block(name: string): string {
    const [, text = ''] = new RegExp(`^\`\`\`ts ${name}\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
    return text.replaceAll(/'restloom-runtime\/(\w+)'/g, "'../../../../../../runtime/$1/index.ts'");
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Writes the schema files and other files, and generates code. */
  async generate(others: { readonly [path: string]: string }, more: Config = {}): Promise<void> {
    rmSync(this.root, { recursive: true, force: true });
    for (const [path, text] of [...this.files, ...Object.entries(others)]) this.write(path, text);
    const options = { check: false, force: true, stubs: true };
    const cache = new Cache(this.root);
    const { diagnostics } = await runProject(this.root, { ...config, ...more }, options, cache, '');
    expect(diagnostics.map(messageOf)).toEqual([]);
  }

  /** Returns the errors of the compiler in files of the project. `options` override those of this repository. */
  errorsIn(files: readonly string[], options: object = {}): string {
    const compilerOptions = {
      ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext' },
      ...{ strict: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true },
      ...{ noEmit: true, skipLibCheck: true, types: ['node'] },
      ...options,
    };
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    const tool = join(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');
    return spawnSync(process.execPath, [tool, '-p', this.root], { encoding: 'utf8' }).stdout;
  }

  /** Imports a file of the project. The caller states the types of its exports. */
  async load<T>(path: string): Promise<T> {
    return (await import(join(this.root, path))) as T;
  }

  /** A server in test mode, which refuses undeclared responses. */
  async listen(handlers: Handlers): Promise<Listening> {
    const routes = await this.load<{
      readonly apiSettings: object;
      registerRoutes(server: Server, handlers: object, callbacks: object): void;
    }>('generated/routes.ts');
    const settings = { baseUrl: 'http://localhost', checkResponses: 'strict' } as const;
    const server = createServer({ ...routes.apiSettings, ...settings });
    routes.registerRoutes(server, { [this.#name]: handlers }, {});
    return listen(server, { port: 0, host: '127.0.0.1' });
  }
}
