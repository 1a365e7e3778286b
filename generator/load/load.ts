import { memoized } from '../collections.ts';
import { configNames } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { extend } from './extend.ts';
import type { Bases } from './extend.ts';
import { isJson } from './inputs.ts';
import type { InputFiles, ProjectFiles } from './inputs.ts';
import { parseJson } from './json.ts';
import { valueOf } from './tree.ts';
import type { JsonNode } from './tree.ts';

/** A schema file that is JSON. */
export interface SourceFile {
  readonly file: TextFile;
  /** `posts` for schemas/resources/posts.json. */
  readonly name: string;
  /** The file as it is written, with positions. */
  readonly tree: JsonNode;
  /** The file with its bases merged in and its parameters filled in. */
  readonly whole: JsonNode;
  /** The values of `tree` and of `whole`; not to be modified. */
  readonly own: unknown;
  readonly value: unknown;
}

/** Every schema file that could be read, and the diagnostics of those that could not. */
export interface Sources extends ProjectFiles<SourceFile> {
  readonly settings: Settings;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses schema files and merges each with the bases that it extends. */
export function load(files: InputFiles, settings: Settings): Sources {
  const { schemas } = settings;
  const diagnostics: Diagnostic[] = files.unread.map((path) =>
    isJson(path)
      ? diagnose('files/misplaced', asAWhole(path), { folder: schemas })
      : diagnose('files/not-json', asAWhole(path), {}),
  );
  const parsed = memoized(parseJson);
  const bases: Bases = new Map(files.bases.map((file) => [file.path, parsed(file).tree]));

  const loadAs = (folder: string, all: readonly TextFile[], kind: Kind): readonly SourceFile[] =>
    all.flatMap((file) => {
      const { tree, diagnostics: ofSyntax } = parsed(file);
      diagnostics.push(...ofSyntax);
      if (tree === null) return [];
      const { tree: whole, diagnostics: ofBases } = kind(file, tree, bases);
      diagnostics.push(...ofBases);
      if (whole === null) return [];
      const name = file.path.slice(folder.length + 1).replace(/\.json$/, '');
      return [{ file, name, tree, whole, own: valueOf(tree), value: valueOf(whole) }];
    });

  const sources = {
    resources: loadAs(`${schemas}/resources`, files.resources, extend),
    bases: loadAs(`${schemas}/bases`, files.bases, (...base) => extend(...base, true)),
    argSets: loadAs(`${schemas}/args`, files.argSets, asWritten),
    types: loadAs(`${schemas}/types`, files.types, asWritten),
    about: loadAs(schemas, files.about, asWritten),
  };
  const problem = `is not the name of a file in ${schemas}/bases`;
  for (const name of settings.bases) {
    const values = { name: 'bases', value: JSON.stringify(name), problem };
    if (!sources.bases.some((base) => base.name === name))
      diagnostics.push(diagnose('config/bad-value', asAWhole(configNames[0]), values));
  }
  return { settings, ...sources, handlers: files.handlers, diagnostics };
}

/** Merges a file with its bases, depending on the kind of file. */
type Kind = (file: TextFile, tree: JsonNode, bases: Bases) => ReturnType<typeof extend>;

const asWritten: Kind = (_file, tree) => ({ tree, diagnostics: [] });
