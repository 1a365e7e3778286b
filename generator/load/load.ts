import type { Settings } from '../config/settings.ts';
import type { Memory } from '../memory.ts';
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
  readonly settings: Settings;
  readonly memory: Memory;
  readonly resources: readonly SourceFile[];
  readonly bases: readonly SourceFile[];
  readonly argSets: readonly SourceFile[];
  /** schemas/api.json, where there is one. */
  readonly about: readonly SourceFile[];
  readonly handlers: readonly TextFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the project at `root`. */
export async function load(
  root: string,
  settings: Settings,
  memory: Memory,
  list?: ListFolder,
): Promise<Sources> {
  return parseSources(await readTexts(root, settings, memory, list));
}

/** The same for texts that are there already. */
export function parseSources(texts: Texts): Sources {
  const { schemas } = texts.settings;
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
    return whole === null ? [] : [sourceFile(`${schemas}/resources`, file, tree, whole)];
  });

  return {
    settings: texts.settings,
    memory: texts.memory,
    resources,
    bases: bases.flatMap(({ file, tree }) => {
      const whole = tree && extendedBase(file, tree, basesByPath);
      return tree && whole ? [sourceFile(`${schemas}/bases`, file, tree, whole)] : [];
    }),
    argSets: parse(texts.argSets).flatMap(({ file, tree }) =>
      tree === null ? [] : [sourceFile(`${schemas}/args`, file, tree, tree)],
    ),
    about: parse(texts.about).flatMap(({ file, tree }) =>
      tree === null ? [] : [sourceFile(schemas, file, tree, tree)],
    ),
    handlers: texts.handlers,
    diagnostics,
  };
}

interface Parsed {
  readonly file: TextFile;
  readonly tree: JsonNode | null;
}

function sourceFile(folder: string, file: TextFile, tree: JsonNode, whole: JsonNode): SourceFile {
  const name = file.path.slice(folder.length + 1).replace(/\.json$/, '');
  return { file, name, tree, whole };
}
