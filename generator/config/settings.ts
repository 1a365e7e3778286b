/** The content of `restloom.config.ts`. Paths are relative to the project's root. */
export interface Config {
  /** Folder of the schema files. Default: `schemas`. */
  readonly schemas?: string;
  /** Folder of generated code; the generator removes files that it does not know. Default: `generated`. */
  readonly out?: string;
  /** Folder of the handler files. Default: `site/handlers`. */
  readonly handlers?: string;
  /** Package or folder (`./runtime`) that generated code imports the runtime from. Default: `restloom`. */
  readonly runtime?: string;
  /**
   * Parts to generate. Default: server, client and OpenAPI. `client` alone generates types and the client; `testing` adds fixtures,
   * arbitraries and a mock server to `server`.
   */
  readonly parts?: readonly Part[];
}

export type Part = 'server' | 'client' | 'openapi' | 'testing';

/** The configuration with its defaults. */
export type Settings = Required<Config>;

export const parts = ['server', 'client', 'openapi', 'testing'] as const satisfies readonly Part[];

/** Names of the configuration file. The first one that exists is used. */
export const configNames = ['restloom.config.ts', 'restloom.config.js', 'restloom.config.mjs'];

export const standard: Settings = {
  schemas: 'schemas',
  out: 'generated',
  handlers: 'site/handlers',
  runtime: 'restloom',
  parts: ['server', 'client', 'openapi'],
};

/** Returns its argument. Gives editors the type of a configuration. */
export function defineConfig(config: Config): Config {
  return config;
}

/** Adds the defaults to a configuration. */
export function settingsOf({ schemas, out, handlers, runtime, parts: chosen }: Config): Settings {
  // An undefined member (`out: process.env.OUT`) has the default as well.
  return {
    schemas: schemas ?? standard.schemas,
    out: out ?? standard.out,
    handlers: handlers ?? standard.handlers,
    runtime: runtime ?? standard.runtime,
    parts: chosen ?? standard.parts,
  };
}

/** Whether the runtime is a folder of the project instead of a package. */
export function isOwnRuntime({ runtime }: Settings): boolean {
  return runtime.startsWith('.');
}

/** Whether the export of a configuration file depends on its text alone: not on the environment, and on other files for types only. */
export function isSelfContained(text: string): boolean {
  const others =
    /\bprocess\b|\brequire\b|\bimport\s*\(|\b(?:import(?! type)[^;]*?from|import)\s*['"]\./;
  return !others.test(text);
}
