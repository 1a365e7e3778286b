import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { memoized } from '../collections.ts';
import { kernelCallbackNames } from '../../runtime/schema/callbacks.ts';
import { schemeNames } from '../lower/about.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api } from '../model/api.ts';
import { packageFile } from '../package.ts';

/** The files of schemas/meta/, which describe schema files. */
export const schemaKinds = ['api', 'args', 'base', 'dialect', 'resource', 'type'] as const;

/** Returns the names that editors suggest in the schema files of a project, by the definition of schemas/meta/ that describes them. */
const knownNames = memoized((api: Api): { readonly [definition: string]: readonly string[] } => {
  const { resources, bases } = api;
  const resourceNames = resources.map(({ name }) => name);
  const codes = resources.flatMap(endpointsOf).flatMap(({ errors }) => errors);
  return {
    argSetName: Object.keys(api.argSpecs).sort(),
    argSource: ['schema', ...resourceNames],
    basePath: bases.map(({ source }) => `../bases/${posix.basename(source)}`),
    callback: [...kernelCallbackNames, ...api.siteCallbacks.keys()],
    code: [...new Set([...codes, ...Object.keys(api.about.errors ?? {})])].sort(),
    // Without types, the example of the definition stays.
    ...(api.types.length > 0 && { namedType: api.types.map(({ name }) => name) }),
    resourceName: resourceNames,
    schemeName: schemeNames(api.about),
  };
});

/**
 * Prints a file of schemas/meta/ for the editors of one project. Definitions suggest the names of `knownNames`; other names stay valid,
 * because the name of a new file is known only after the next run.
 */
export function emitEditorSchema(kind: (typeof schemaKinds)[number], api: Api): string {
  const names = knownNames(api);
  const text = readFileSync(packageFile(`schemas/meta/${kind}.schema.json`), 'utf8');
  const { definitions = {}, ...schema } = JSON.parse(text, forEditors) as JsonObject;
  const suggesting = Object.entries(definitions as { readonly [name: string]: object }).map(
    ([name, definition]) => {
      const examples = names[name];
      return [name, examples === undefined ? definition : { ...definition, examples }];
    },
  );
  // Editors read the file, people do not: each member is on one line.
  const lines = Object.entries({ ...schema, definitions: Object.fromEntries(suggesting) }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

interface JsonObject {
  readonly [name: string]: unknown;
}

/** Replaces `if`, `then` and `else` by `anyOf`, by which editors complete values. ajv explains errors better by the former. */
function forEditors(_name: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('if' in node && 'else' in node)) return node;
  const { if: _condition, then: one, else: other, ...rest } = node as JsonObject;
  return { ...rest, anyOf: [other, one] };
}
