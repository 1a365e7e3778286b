import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import type { Memory } from '../memory.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { extend, extendedBase } from './extend.ts';
import type { Extended } from './extend.ts';
import { readTexts } from './files.ts';
import type { ListFolder, Texts } from './files.ts';
import { parseJson } from './json.ts';
import type { ParsedJson } from './json.ts';
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
  /** A digest of all that it follows from: its path, its text and those of all bases. */
  readonly digest: string;
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
  const { memory, settings } = texts;
  const { schemas } = settings;
  const parse = (files: readonly TextFile[]): Parsed[] =>
    files.map((file) => memory.recallLive(`${file.path}\n${file.text}`, () => parsed(file)));

  const bases = parse(texts.bases);
  const basesByPath = new Map(bases.map(({ file, tree }) => [file.path, tree]));
  // A file is what it was as long as itself and all bases are.
  const basesKey = JSON.stringify(texts.bases);
  const basesId = memory.recallLive(basesKey, () => digestOf(basesKey));
  const whole = (kind: string, { file, tree }: Parsed, make: () => Extended): Whole =>
    memory.recallLive(`${kind} ${basesId} ${file.path}\n${file.text}`, () => {
      const extended = make();
      const isThere = tree !== null && extended.tree !== null;
      const source = isThere
        ? sourceFile(`${schemas}/${kind}`, file, tree, extended.tree, basesId)
        : null;
      return { source, diagnostics: extended.diagnostics };
    });
  const wholeResource = (one: Parsed): Whole =>
    whole('resources', one, () =>
      one.tree === null ? nothing : extend(one.file, one.tree, basesByPath),
    );
  const wholeBase = (one: Parsed): Whole =>
    whole('bases', one, () => ({
      tree: one.tree && extendedBase(one.file, one.tree, basesByPath),
      diagnostics: [],
    }));

  const resources = parse(texts.resources);
  const argSets = parse(texts.argSets);
  const about = parse(texts.about);
  const wholes = resources.map(wholeResource);
  return {
    settings,
    memory,
    resources: wholes.flatMap(({ source }) => source ?? []),
    bases: bases.flatMap((one) => wholeBase(one).source ?? []),
    argSets: argSets.flatMap(asWritten(`${schemas}/args`)),
    about: about.flatMap(asWritten(schemas)),
    handlers: texts.handlers,
    diagnostics: [...bases, ...resources, ...wholes, ...argSets, ...about].flatMap(
      ({ diagnostics }) => diagnostics,
    ),
  };
}

/** A file with all that its bases say; `null` when it, or one of them, cannot be read. */
interface Whole {
  readonly source: SourceFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

const nothing: Extended = { tree: null, diagnostics: [] };

function parsed(file: TextFile): Parsed {
  return { file, ...parseJson(file) };
}

function asWritten(folder: string): (parsed: Parsed) => SourceFile[] {
  return ({ file, tree }) => (tree === null ? [] : [sourceFile(folder, file, tree, tree, '')]);
}

interface Parsed extends ParsedJson {
  readonly file: TextFile;
}

function sourceFile(
  folder: string,
  file: TextFile,
  tree: JsonNode,
  whole: JsonNode,
  basesId: string,
): SourceFile {
  const name = file.path.slice(folder.length + 1).replace(/\.json$/, '');
  const digest = digestOf(JSON.stringify([basesId, file.path, file.text]));
  return { file, name, tree, whole, digest };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
