import { args, config, extending, files, json, shape } from './catalogue/files.ts';
import { handlers, names } from './catalogue/handlers.ts';
import { links, routes, schema } from './catalogue/schemas.ts';
import type { Code } from './diagnostic.ts';

/** What is told of a diagnostic at length: `restloom explain CODE`, docs/diagnostics.md. */
export interface Entry {
  /** How one comes to it, and what it would do if it were let through. */
  readonly cause: string;
  /** A piece of a file that has the mistake. */
  readonly wrong: string;
  /** The same piece put right. */
  readonly right: string;
}

/** Every code with its cause and an example; codes.ts has the sentence and the fix. */
export const catalogue: { readonly [C in Code]: Entry } = {
  ...files,
  ...json,
  ...config,
  ...shape,
  ...extending,
  ...schema,
  ...args,
  ...routes,
  ...links,
  ...names,
  ...handlers,
};
