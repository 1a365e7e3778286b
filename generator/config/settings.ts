/** What `restloom.config.ts` may say. Paths go from the project's root. */
export interface Config {
  /** Where schema files are: `schemas`. */
  readonly schemas?: string;
  /** The folder that the tool owns: `generated`. */
  readonly out?: string;
  /** Where people write handlers: `site/handlers`. */
  readonly handlers?: string;
  /** Where generated code takes the runtime from: a package, or a folder (`./runtime`): `restloom`. */
  readonly runtime?: string;
  /**
   * What is generated: server, client and OpenAPI when absent. `client` is types and client alone;
   * `testing`, beside `server`, adds fixtures, arbitraries and a mock server.
   */
  readonly parts?: readonly Part[];
}

/** A share of what is generated. */
export type Part = 'server' | 'client' | 'openapi' | 'testing';

/** The configuration with everything said. */
export type Settings = Required<Config>;

export const parts = ['server', 'client', 'openapi', 'testing'] as const satisfies readonly Part[];

/** What counts where `restloom.config.ts` is silent. */
export const standard: Settings = {
  schemas: 'schemas',
  out: 'generated',
  handlers: 'site/handlers',
  runtime: 'restloom',
  parts: ['server', 'client', 'openapi'],
};

/** Helps an editor to complete a configuration; gives it back as it is. */
export function defineConfig(config: Config): Config {
  return config;
}

/** The settings that a configuration makes of the standard ones. */
export function settingsOf({ schemas, out, handlers, runtime, parts: chosen }: Config): Settings {
  // What is there and undefined (`out: process.env.OUT`) is not said.
  return {
    schemas: schemas ?? standard.schemas,
    out: out ?? standard.out,
    handlers: handlers ?? standard.handlers,
    runtime: runtime ?? standard.runtime,
    parts: chosen ?? standard.parts,
  };
}

/** Whether the runtime is a folder of the project, and no package. */
export function isOwnRuntime({ runtime }: Settings): boolean {
  return runtime.startsWith('.');
}
