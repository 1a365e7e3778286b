import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configNames, type Settings } from '../config/settings.ts';
import { asAWhole, diagnose, type TextFile } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { ignoreNotFound } from '../errors.ts';
import { isAbandoned, isDirectory, normalized } from '../files.ts';

/** The folders of a project that the generator reads and writes, as paths from its root. */
export type ProjectFolders = Pick<Settings, 'schemas' | 'handlers' | 'out'>;

/** The schema files of a project by kind, and its handler files. */
export interface ProjectFiles<SchemaFile> {
  readonly resources: readonly SchemaFile[];
  readonly bases: readonly SchemaFile[];
  readonly argSets: readonly SchemaFile[];
  /** Named types. */
  readonly types: readonly SchemaFile[];
  /** schemas/api.json, if there is one. */
  readonly about: readonly SchemaFile[];
  readonly handlers: readonly TextFile[];
}

/** Every file that a run reads, in the order of the paths within each group. */
export interface InputFiles extends ProjectFiles<TextFile> {
  /** The configuration file, if there is one. */
  readonly config?: readonly TextFile[];
  /** Paths of schema files in another format (YAML, JSON5), or outside of the folders that are read. */
  readonly unread: readonly string[];
}

/** Reads every schema file and handler file of the project at `root`. */
export function readInputs(root: string, folders: InputFolders): InputFiles {
  const files = inputPaths(root, folders).map((path) => {
    return { path, text: normalized(readFileSync(join(root, path), 'utf8')) };
  });
  return groupInputs(files, folders);
}

type InputFolders = Pick<ProjectFolders, 'schemas' | 'handlers'>;

/** Groups the files of a project by their paths. */
export function groupInputs(
  files: readonly TextFile[],
  { schemas, handlers }: InputFolders,
): InputFiles {
  const below = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
  const schemasIn = (kind: string) =>
    below(`${schemas}/${kind}`).filter(({ path }) => isJson(path));
  const about = `${schemas}/api.json`;
  const isMisplaced = (path: string) =>
    dirname(path) === schemas || MISNAMED.test(path.slice(schemas.length + 1));
  const isUnread = (path: string) => path !== about && (!isJson(path) || isMisplaced(path));
  return {
    config: files.filter(({ path }) => configNames.includes(path)).slice(0, 1),
    resources: schemasIn('resources'),
    bases: schemasIn('bases'),
    argSets: schemasIn('args'),
    types: schemasIn('types'),
    about: files.filter(({ path }) => path === about),
    handlers: below(handlers).filter(({ path }) => isCode(path)),
    unread: below(schemas).flatMap(({ path }) => (isUnread(path) ? [path] : [])),
  };
}

/** Returns a diagnostic for a project without resources: its folder may have another name, and a run would remove all generated code. */
export function noResources(root: string, files: InputFiles, { schemas }: Settings) {
  if (files.resources.length > 0) return [];
  if (isDirectory(join(root, schemas))) {
    const folder = `${schemas}/resources`;
    return [diagnose('config/no-resources', asAWhole(folder), { folder })];
  }
  const entries = readdirSync(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const values = { folder: schemas, hint: hint(schemas, folders) };
  return [diagnose('config/no-folder', asAWhole(schemas), values)];
}

/** Paths of all files that decide what a run does: configuration, schema files and handler files. */
export function inputPaths(root: string, { schemas, handlers }: InputFolders): string[] {
  return [
    ...configNames.filter((path) => existsSync(join(root, path))),
    // schemas/meta/ and other folders do not belong to the project.
    ...below(root, schemas, (name) => SCHEMA_FILE.test(name)),
    ...below(root, handlers, isCode),
  ];
}

/** A file in the folder of schemas that is one, or is in a format that people may take for it. */
const SCHEMA_FILE = /^(?:(?:resources?|bases?|args?|types?)\/.*|[^/]*)\.(?:json[5c]?|ya?ml|toml)$/i;

/** A folder of schema files whose name lacks its last letter. */
const MISNAMED = /^(?:resource|base|arg|type)\//;

/** Paths of all generated files, and of temporary files that runs left when they were killed. */
export function outputPaths(root: string, { out, handlers }: ProjectFolders): string[] {
  return [
    ...generatedPaths(root, out),
    ...below(root, handlers, (name) => isAbandoned(name) === true),
  ];
}

/** Paths of all files in the folder of generated code, without temporary files of other runs. Symbolic links are not followed. */
function generatedPaths(root: string, out: string): string[] {
  return namesIn(join(root, out)).flatMap((entry) => {
    const path = `${out}/${entry.name}`;
    if (entry.isDirectory()) return generatedPaths(root, path);
    return entry.isFile() && !isHidden(entry.name) && isAbandoned(path) !== false ? [path] : [];
  });
}

/** Paths of the files below a folder for whose names, paths from that folder, `isInput` holds, sorted. */
function below(root: string, folder: string, isInput: (name: string) => boolean): string[] {
  const names = listFiles(join(root, folder)).filter(isInput);
  return names.map((name) => `${folder}/${name}`).sort();
}

/** Lists the files below a folder that users own; links to folders are followed. */
function listFiles(folder: string): string[] {
  return namesIn(folder).flatMap((entry) => {
    const { name } = entry;
    if (isHidden(name)) return [];
    const path = join(folder, name);
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isDirectory(path));
    return isFolder ? listFiles(path).map((inner) => `${name}/${inner}`) : [name];
  });
}

function namesIn(folder: string) {
  const entries = ignoreNotFound(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const isJson = (name: string): boolean => name.endsWith('.json');

const isCode = (name: string): boolean => name.endsWith('.ts');

/** Whether a file is a temporary one of an editor, or hidden. */
export const isHidden = (name: string): boolean => name.startsWith('.');
