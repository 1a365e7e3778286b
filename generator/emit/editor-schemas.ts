import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { kernelCallbackNames } from '../lower/callbacks.ts';
import { schemeNames } from '../lower/about.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { packageFile } from '../package.ts';

/** The files of schemas/meta/, which describe schema files. */
const kinds = ['api', 'args', 'base', 'dialect', 'resource', 'type'] as const;

/** Returns the names that editors suggest in the schema files of a project, by the definition of schemas/meta/ that describes them. */
function knownNames(api: Api): { readonly [definition: string]: readonly string[] } {
  const { resources, bases } = api;
  const resourceNames = resources.map(({ name }) => name);
  const codes = resources.flatMap(endpointsOf).flatMap(({ errors }) => errors);
  return {
    argSetName: Object.keys(api.argSpecs).sort(),
    argSource: ['schema', ...resourceNames],
    basePath: bases.map(({ source }) => `../bases/${posix.basename(source)}`),
    callback: [...kernelCallbackNames(), ...api.siteCallbacks.keys()],
    code: [...new Set([...codes, ...Object.keys(api.about.errors ?? {})])].sort(),
    // Without types, the example of the definition stays.
    ...(api.types.length > 0 && { namedType: api.types.map(({ name }) => name) }),
    resourceName: resourceNames,
    schemeName: schemeNames(api.about),
  };
}

/**
 * Prints schemas/meta/ for the editors of one project. Definitions of `names` suggest these names; other names stay valid, because the
 * name of a new file is known only after the next run.
 */
export function emitEditorSchemas(
  api: Api,
  { settings }: Names,
): readonly (readonly [path: string, text: string])[] {
  const names = knownNames(api);
  return kinds.map((kind) => {
    const text = readFileSync(packageFile(`schemas/meta/${kind}.schema.json`), 'utf8');
    const { definitions = {}, ...schema } = forEditors(JSON.parse(text)) as JsonObject;
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
    return [`${settings.out}/meta/${kind}.schema.json`, `{\n${lines.join(',\n')}\n}\n`];
  });
}

interface JsonObject {
  readonly [name: string]: unknown;
}

/** Replaces `if`, `then` and `else` by `anyOf`, by which editors complete values. ajv explains errors better by the former. */
function forEditors(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forEditors);
  if (typeof node !== 'object' || node === null) return node;
  const { if: condition, then: one, else: other, ...rest } = node as JsonObject;
  const isChoice = condition !== undefined && other !== undefined;
  const whole = isChoice ? { ...rest, anyOf: [other, one] } : node;
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, forEditors(value)]),
  );
}
