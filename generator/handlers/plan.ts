import { posix } from 'node:path';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { diagnose, firstLine } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { conflictIn } from '../load/conflict.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import type { HandlerMember } from './handler-file.ts';
import { fieldsOnlyIn, restrictedContextsOf } from './permissions.ts';
import { indexStub, resourceStub } from './stub-text.ts';
import type { ObjectStub, StubMember } from './stub-text.ts';

/** The missing handler files and members, and the diagnostics of handler files. */
export interface HandlerPlan {
  readonly changes: readonly HandlerChange[];
  readonly diagnostics: readonly Diagnostic[];
}

export type HandlerChange =
  | { readonly kind: 'create'; readonly path: string; readonly before: null; readonly text: string }
  | AppendMembers;

/** Members to append to the object literal with the handlers: `handlersIn`. */
export interface AppendMembers {
  readonly kind: 'append';
  readonly path: string;
  /** The text of the file when it was parsed. */
  readonly before: string;
  readonly constant: string;
  readonly type: string;
  readonly span: Span;
  readonly members: readonly StubMember[];
}

/** Compares handler files with the endpoints of the schemas. */
export async function planHandlers(
  api: Api,
  names: Names,
  handlers: readonly TextFile[],
): Promise<HandlerPlan> {
  const files = new Map(handlers.map((file) => [file.path, file]));
  const plans = await Promise.all([
    ...api.resources.map((resource) =>
      planObject(resourceStub(resource, names), files, (members) =>
        memberProblems(resource, members),
      ),
    ),
    planObject(indexStub(await importable(api, names, files), names), files, () => []),
  ]);
  return {
    changes: plans.flatMap(({ changes }) => changes),
    diagnostics: [
      ...plans.flatMap(({ diagnostics }) => diagnostics),
      // Missing callbacks are reported by the rules of schema files.
      ...(api.siteCallbacks.size > 0 ? conflictsOf(files.get(names.modules.siteCallbacks)) : []),
      ...orphanFiles(api, names, handlers),
    ],
  };
}

/** Returns the resources whose constants the index can import. The user adds those with a factory. */
async function importable({ resources }: Api, names: Names, files: ReadonlyMap<string, TextFile>) {
  const found: Resource[] = [];
  for (const resource of resources) {
    const { handlerFile, key } = names.of(resource);
    const file = files.get(handlerFile);
    // Most files need not be parsed, which loads ts-morph.
    const isClear = !file || new RegExp(`^export const ${key}\\b`, 'm').test(file.text);
    const exported = isClear ? null : (await import('./handler-file.ts')).exportedNames(file);
    if (exported?.includes(key) !== false) found.push(resource);
  }
  return found;
}

async function planObject(
  stub: ObjectStub,
  files: ReadonlyMap<string, TextFile>,
  problemsOf: (members: readonly HandlerMember[]) => readonly Diagnostic[],
): Promise<HandlerPlan> {
  const { path, constant, type, text } = stub;
  const file = files.get(path);
  if (!file) return { diagnostics: [], changes: [{ kind: 'create', path, before: null, text }] };
  const diagnostics = conflictsOf(file);
  // Nothing is missing in an unmodified stub, so it is not parsed.
  if (diagnostics.length > 0 || file.text === text) return { diagnostics, changes: [] };
  // Loads ts-morph.
  const { parseHandlerFile } = await import('./handler-file.ts');
  const found = parseHandlerFile(file, constant, type);
  if (found.kind === 'typed') return { diagnostics, changes: [] };
  if (found.kind === 'plain') {
    const present = new Set(found.members.map(({ name }) => name));
    const members = stub.members.filter(({ name }) => found.complete && !present.has(name));
    const change = { path, before: file.text, constant, type, span: found.name, members };
    const changes = members.length === 0 ? [] : [{ kind: 'append' as const, ...change }];
    return { diagnostics: problemsOf(found.members), changes };
  }
  // In an unknown form, a name that occurs anywhere may be the member.
  const words = new Set<string>(file.text.match(/[\w$]+/g));
  const missing = stub.members.map(({ name }) => name).filter((name) => !words.has(name));
  if (missing.length === 0) return { diagnostics, changes: [] };
  const values = { name: constant, type, members: missing.join(', ') };
  return { diagnostics: [diagnose('handlers/unrecognised', firstLine(file), values)], changes: [] };
}

/** A file with conflict markers is not changed. */
function conflictsOf(file: TextFile | undefined): Diagnostic[] {
  const span = file && conflictIn(file);
  return span ? [diagnose('handlers/conflict', span, {})] : [];
}

function memberProblems(resource: Resource, members: readonly HandlerMember[]) {
  const endpoints = endpointsOf(resource);
  const facts = Object.keys(resource.facts).length > 0 ? ['facts'] : [];
  const names = [...endpoints.map(({ name }) => name), ...facts];
  return members.flatMap((member) => {
    const { name, span } = member;
    const endpoint = `${resource.name}.${name}`;
    if (!names.includes(name))
      return diagnose('handlers/orphan-endpoint', span, { endpoint, hint: hint(name, names) });
    if (member.lacksPermission) return diagnose('handlers/no-permission', span, { endpoint });
    const found = endpoints.find((each) => each.name === name);
    const [context] = found ? restrictedContextsOf(found, resource) : [];
    if (context === undefined || member.permission !== 'anyone') return [];
    const fields = fieldsOnlyIn(context, resource).slice(0, 3).join(', ');
    return diagnose('handlers/open-context', span, { endpoint, context, fields });
  });
}

/** Returns the diagnostics of files with handlers of a resource that has no schema. */
function orphanFiles(api: Api, { settings: { out } }: Names, handlers: readonly TextFile[]) {
  const known = new Set(api.resources.map(({ name }) => name));
  return handlers.flatMap((file) =>
    [...file.text.matchAll(/\bfrom\s*(['"])(\.[^'"\n]*)\1/g)].flatMap((found) => {
      const [statement, , specifier = ''] = found;
      const path = posix.relative(out, posix.join(posix.dirname(file.path), specifier));
      // `films` for `generated/films/handlers.ts`, with any extension.
      const resource = /^(?!\.\.\/)(.+)\/handlers(?:\.[jt]s)?$/.exec(path)?.[1];
      if (resource === undefined || known.has(resource)) return [];
      const end = found.index + statement.length - 1;
      const span = { file, start: end - specifier.length, end };
      return [diagnose('handlers/orphan-file', span, { resource, hint: hint(resource, known) })];
    }),
  );
}
