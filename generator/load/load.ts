import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { extend, extendedBase } from './extend.ts';
import { readTexts } from './files.ts';
import type { ListFolder, Texts } from './files.ts';
import { parseJson } from './json.ts';
import type { JsonNode } from './tree.ts';

/** A schema file that is JSON. */
export interface SourceFile {
  readonly file: TextFile;
  /** Name that the path gives it: `posts` for schemas/resources/posts.json. */
  readonly name: string;
  /** As it is written. */
  readonly tree: JsonNode;
  /** With its bases merged in and its parameters filled in. */
  readonly whole: JsonNode;
}

/** Everything that was read. What could not be read is left out, and complained about. */
export interface Sources {
  readonly resources: readonly SourceFile[];
  readonly bases: readonly SourceFile[];
  readonly argSets: readonly SourceFile[];
  /** schemas/api.json, where there is one. */
  readonly about: readonly SourceFile[];
  readonly handlers: readonly TextFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the project at `root`. */
export async function load(root: string, list?: ListFolder): Promise<Sources> {
  return parseSources(await readTexts(root, list));
}

/** The same for texts that are there already. */
export function parseSources(texts: Texts): Sources {
  const diagnostics: Diagnostic[] = [];
  const parse = (files: readonly TextFile[]): Parsed[] =>
    files.map((file) => {
      const parsed = parseJson(file);
      diagnostics.push(...parsed.diagnostics);
      return { file, tree: parsed.tree };
    });

  const bases = parse(texts.bases);
  const basesByPath = new Map(bases.map(({ file, tree }) => [file.path, tree]));
  const resources = parse(texts.resources).flatMap(({ file, tree }) => {
    if (tree === null) return [];
    const extended = extend(file, tree, basesByPath);
    diagnostics.push(...extended.diagnostics);
    const whole = extended.tree;
    return whole === null ? [] : [sourceFile(file, 'schemas/resources/', tree, whole)];
  });

  return {
    resources,
    bases: bases.flatMap(({ file, tree }) => {
      const whole = tree && extendedBase(file, tree, basesByPath);
      return tree && whole ? [sourceFile(file, 'schemas/bases/', tree, whole)] : [];
    }),
    argSets: parse(texts.argSets).flatMap(whenParsed('schemas/args/')),
    about: parse(texts.about).flatMap(whenParsed('schemas/')),
    handlers: texts.handlers,
    diagnostics,
  };
}

interface Parsed {
  readonly file: TextFile;
  readonly tree: JsonNode | null;
}

function whenParsed(folder: string): (parsed: Parsed) => SourceFile[] {
  return ({ file, tree }) => (tree === null ? [] : [sourceFile(file, folder, tree, tree)]);
}

function sourceFile(file: TextFile, folder: string, tree: JsonNode, whole: JsonNode): SourceFile {
  const name = file.path.slice(folder.length).replace(/\.json$/, '');
  return { file, name, tree, whole };
}
