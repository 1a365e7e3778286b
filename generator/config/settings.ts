import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Emitter } from '../model/emitter.ts';

/** The content of `restloom.config.ts`. Paths are relative to the project's root. */
export interface Config {
  /** Folder of the schema files. Default: `schemas`. */
  readonly schemas?: string;
  /** Folder of generated code; the generator removes files that it does not know. Default: `generated`. */
  readonly out?: string;
  /** Folder of the handler files. Default: `site/handlers`. */
  readonly handlers?: string;
  /** Package or folder (`./runtime`) that generated code imports the runtime from. Default: `restloom-runtime`. */
  readonly runtime?: string;
  /**
   * Parts to generate. Default: server, client and OpenAPI. `client` alone generates types and the client; `testing` adds fixtures,
   * arbitraries and a mock server to `server`, `inputs` the arguments of each endpoint as objects of Standard Schema, for forms.
   */
  readonly parts?: readonly Part[];
  /**
   * Extension of relative imports in generated code and handler stubs. Default: `ts`. `js` is for compilers that do not rewrite
   * extensions, `none` for bundlers.
   */
  readonly importExtension?: ImportExtension;
  /** The type of integers of 64 bits (`format: int64`) in handlers and in the client. Default: `string`, as in JSON. */
  readonly int64?: Int64;
  /** Names of the bases that are generated as data, for resources that are registered at run time. Default: none. */
  readonly bases?: readonly string[];
  /** Functions that print files of your own from the schemas. Default: none. */
  readonly emitters?: readonly Emitter[];
}

export type Part = (typeof parts)[number];

export type ImportExtension = (typeof importExtensions)[number];

export type Int64 = (typeof int64s)[number];

export const int64s = ['string', 'bigint'] as const;

export const importExtensions = ['ts', 'js', 'none'] as const;

/** The configuration with its defaults. */
export type Settings = Required<Config>;

export const parts = ['server', 'client', 'openapi', 'testing', 'inputs'] as const;

/** Names of the configuration file. The first one that exists is used. */
export const configNames: readonly [string, ...string[]] = [
  'restloom.config.ts',
  'restloom.config.js',
  'restloom.config.mjs',
];

export const standard: Settings = {
  schemas: 'schemas',
  out: 'generated',
  handlers: 'site/handlers',
  runtime: 'restloom-runtime',
  parts: ['server', 'client', 'openapi'],
  importExtension: 'ts',
  int64: 'string',
  bases: [],
  emitters: [],
};

/** Returns its argument. Gives editors the type of a configuration. */
export function defineConfig(config: Config): Config {
  return config;
}

/** Adds the defaults to a configuration. */
export function settingsOf(config: Config): Settings {
  // An undefined member (`out: process.env.OUT`) has the default as well.
  const given = Object.entries(config).filter(([, value]) => value !== undefined);
  return { ...standard, ...Object.fromEntries(given) };
}

/** Returns the project's folder: `given`, or the nearest parent of `from` with package.json and the folder `schemas`; `null` without one. */
export function findRoot(from: string, given?: string, schemas = standard.schemas): string | null {
  if (given !== undefined) {
    const root = resolve(from, given);
    return projectFile(root, schemas) === null ? null : root;
  }
  let folder = from;
  while (!existsSync(join(folder, 'package.json')) || projectFile(folder, schemas) === null) {
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
  return folder;
}

/** Returns the path that makes a folder a project: the schemas or a configuration file; `null` if it has neither. */
export function projectFile(folder: string, schemas = standard.schemas): string | null {
  return [...configNames, schemas].find((name) => existsSync(join(folder, name))) ?? null;
}
