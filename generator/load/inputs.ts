import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import { ignoreNotFound } from '../errors.ts';
import { isAbandoned, isDirectory, textAt } from '../files.ts';

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
  /** Paths of symbolic links that lead nowhere. */
  readonly deadLinks: readonly string[];
  /** Paths of schema files in another format (YAML, JSON5), or outside of the folders that are read. */
  readonly unread: readonly string[];
}

/** Reads every schema file and handler file of the project at `root`. */
export function readInputs(root: string, { schemas, handlers }: ProjectFolders): InputFiles {
  const deadLinks: string[] = [];
  const unread = misplacedFiles(root, schemas);
  const read = (path: string): readonly TextFile[] => {
    const text = textAt(join(root, path));
    if (text !== null) return [{ path, text }];
    const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (entry?.isSymbolicLink()) deadLinks.push(path);
    return [];
  };
  const readSchemas = (folder: string): readonly TextFile[] => {
    const paths = below(root, `${schemas}/${folder}`, isSchemaLike);
    unread.push(...paths.filter((path) => !isJson(path)));
    return paths.filter(isJson).flatMap(read);
  };
  return {
    config: configNames.flatMap(read).slice(0, 1),
    resources: readSchemas('resources'),
    bases: readSchemas('bases'),
    argSets: readSchemas('args'),
    types: readSchemas('types'),
    about: read(`${schemas}/api.json`),
    handlers: below(root, handlers, isCode).flatMap(read),
    deadLinks,
    unread,
  };
}

/** Paths of all files that decide what a run does: configuration, schema files and handler files. */
export function inputPaths(root: string, { schemas, handlers }: ProjectFolders): string[] {
  return [
    ...[...configNames, `${schemas}/api.json`].filter((path) => existsSync(join(root, path))),
    ...misplacedFiles(root, schemas),
    ...['resources', 'bases', 'args', 'types'].flatMap((folder) =>
      below(root, `${schemas}/${folder}`, isSchemaLike),
    ),
    ...below(root, handlers, isCode),
  ];
}

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

/** Paths of the files below a folder for whose names `isInput` holds, sorted. */
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

/** Paths of files directly in the schemas folder that look like schema files; only api.json is read there. */
function misplacedFiles(root: string, schemas: string): string[] {
  return namesIn(join(root, schemas))
    .filter((entry) => entry.isFile() && isSchemaLike(entry.name) && !isHidden(entry.name))
    .flatMap(({ name }) => (name === 'api.json' ? [] : [`${schemas}/${name}`]));
}

function namesIn(folder: string) {
  const entries = ignoreNotFound(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a file name is that of a schema in JSON or in a format that people may take it for. */
function isSchemaLike(name: string): boolean {
  return /\.(?:json[5c]?|ya?ml|toml)$/i.test(name);
}

export function isJson(name: string): boolean {
  return name.endsWith('.json');
}

function isCode(name: string): boolean {
  return name.endsWith('.ts');
}

/** Whether a file is a temporary one of an editor, or hidden. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}
