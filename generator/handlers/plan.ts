import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { conflictIn, parseHandlerFile } from './handler-file.ts';
import type { HandlerFile } from './handler-file.ts';
import { memberProblems, orphanFiles } from './problems.ts';
import {
  handlerFile,
  importOf,
  importsOf,
  indexFile,
  memberNames,
  serverImport,
  stubMembers,
} from './stub-text.ts';
import type { StubMember } from './stub-text.ts';

/** The missing handler files and members, and the diagnostics of handler files. */
export interface HandlerPlan {
  readonly changes: readonly HandlerChange[];
  readonly diagnostics: readonly Diagnostic[];
}

export type HandlerChange = CreateFile | AppendMembers;

export interface CreateFile {
  readonly kind: 'create';
  readonly path: string;
  /** The file did not exist. */
  readonly before: null;
  readonly text: string;
}

/** Members to append to the object literal of an exported constant. */
export interface AppendMembers {
  readonly kind: 'append';
  readonly path: string;
  /** The text of the file when it was parsed. */
  readonly before: string;
  readonly constant: string;
  readonly span: Span;
  readonly members: readonly AppendedMember[];
  /** The imports of the new members, by module. */
  readonly imports: readonly { readonly module: string; readonly names: readonly string[] }[];
}

export interface AppendedMember {
  /** The name in the report: `posts.approve`. */
  readonly id: string;
  readonly text: string;
}

/** Compares handler files with the endpoints of the schemas. */
export function planHandlers(api: Api, names: Names, handlers: readonly TextFile[]): HandlerPlan {
  const files = new Map(handlers.map((file) => [file.path, file]));
  const plans = [
    ...api.resources.map((resource) => planResource(resource, names, files)),
    planIndex(api, names, files),
    planCallbacks(api, names, files),
  ];
  return {
    changes: plans.flatMap(({ changes }) => changes),
    diagnostics: [
      ...plans.flatMap(({ diagnostics }) => diagnostics),
      ...orphanFiles(api, names, handlers),
    ],
  };
}

const nothingPlanned: HandlerPlan = { changes: [], diagnostics: [] };

type FilesByPath = ReadonlyMap<string, TextFile>;

function planResource(resource: Resource, names: Names, files: FilesByPath): HandlerPlan {
  const { handlerFile: path, handlers: type, key } = names.of(resource);
  const file = files.get(path);
  const stub = handlerFile(resource, names);
  if (!file) return created(path, stub);
  // Nothing is missing in an unmodified stub, so it is not parsed.
  if (file.text === stub) return nothingPlanned;
  const found = parseHandlerFile(file, key, type);
  if (found.kind === 'conflict') return conflicting(found.span);
  const expected = memberNames(resource).map((name) => ({ name }));
  const missing = missingFrom(found, expected, file);
  if (found.kind !== 'plain') return unrecognised(found, missing, file, key, type);

  return {
    diagnostics: memberProblems(resource, found.members, expected),
    changes:
      missing.length === 0 ? [] : [completed(resource, names, file, found.constant, missing)],
  };
}

/** Returns the missing members of the handlers of a resource. */
function completed(
  resource: Resource,
  names: Names,
  file: TextFile,
  span: Span,
  missing: readonly { readonly name: string }[],
): AppendMembers {
  const { handlerFile: path, key: constant } = names.of(resource);
  const missingNames = new Set(missing.map(({ name }) => name));
  const members = stubMembers(resource).filter(({ name }) => missingNames.has(name));
  return {
    ...{ kind: 'append', path, before: file.text, constant, span },
    members: members.map(({ name, text }) => ({ id: `${resource.name}.${name}`, text })),
    imports: importsFor(members, serverImport(path, names)),
  };
}

function importsFor(members: readonly StubMember[], module: string) {
  const names = importsOf(members);
  return names.length > 0 ? [{ module, names }] : [];
}

function planIndex({ resources }: Api, names: Names, files: FilesByPath): HandlerPlan {
  const indexPath = names.modules.handlers;
  const file = files.get(indexPath);
  const index = indexFile(resources, names);
  if (!file) return created(indexPath, index);
  const found = parseHandlerFile(file, 'handlers', 'Handlers');
  if (found.kind === 'conflict') return conflicting(found.span);
  const expected = resources.map((resource) => ({ name: names.of(resource).key, resource }));
  const missing = missingFrom(found, expected, file);
  if (found.kind !== 'plain') return unrecognised(found, missing, file, 'handlers', 'Handlers');

  return {
    diagnostics: [],
    changes:
      missing.length === 0 ? [] : [completedIndex(indexPath, names, file, found.constant, missing)],
  };
}

/** Missing callbacks are reported by the rules of schema files, so only conflicts are left. */
function planCallbacks({ siteCallbacks }: Api, names: Names, files: FilesByPath): HandlerPlan {
  const file = siteCallbacks.length > 0 && files.get(names.modules.siteCallbacks);
  const conflict = file ? conflictIn(file) : null;
  return conflict ? conflicting(conflict) : nothingPlanned;
}

/** Returns the missing members of the index of handlers. */
function completedIndex(
  path: string,
  names: Names,
  file: TextFile,
  span: Span,
  missing: readonly { readonly name: string; readonly resource: Resource }[],
): AppendMembers {
  return {
    ...{ kind: 'append', path, before: file.text, constant: 'handlers', span },
    members: missing.map(({ name }) => ({ id: `handlers.${name}`, text: `${name},` })),
    imports: missing.map(({ name, resource }) => ({
      module: importOf(path, names.of(resource).handlerFile, names),
      names: [name],
    })),
  };
}

/** A file with conflict markers is not changed. */
function conflicting(span: Span): HandlerPlan {
  return { ...nothingPlanned, diagnostics: [diagnose('handlers/conflict', span, {})] };
}

function missingFrom<T extends { readonly name: string }>(
  found: HandlerFile,
  expected: readonly T[],
  file: TextFile,
): T[] {
  if (found.kind === 'typed') return [];
  if (found.kind === 'plain') {
    if (!found.complete) return [];
    const there = new Set(found.members.map(({ name }) => name));
    return expected.filter(({ name }) => !there.has(name));
  }
  // In an unknown form, a name that occurs anywhere may be the member.
  const words = new Set(file.text.match(/[\w$]+/g));
  return expected.filter(({ name }) => !words.has(name));
}

function unrecognised(
  found: HandlerFile,
  missing: readonly { readonly name: string }[],
  file: TextFile,
  name: string,
  type: string,
): HandlerPlan {
  if (found.kind === 'typed' || missing.length === 0) return nothingPlanned;
  const members = missing.map((member) => member.name).join(', ');
  const span = { file, start: 0, end: (file.text.split('\n')[0] ?? '').length };
  return {
    ...nothingPlanned,
    diagnostics: [diagnose('handlers/unrecognised', span, { name, type, members })],
  };
}

function created(path: string, text: string): HandlerPlan {
  return { ...nothingPlanned, changes: [{ kind: 'create', path, before: null, text }] };
}
