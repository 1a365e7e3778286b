import type { Settings } from '../config/settings.ts';
import { digestOf } from '../digest.ts';
import type { Memory } from '../memory.ts';
import { once } from '../once.ts';
import { Recent } from '../recent.ts';
import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { knownBases } from './bases.ts';
import { extend, extendedBase } from './extend.ts';
import type { Bases, Extended } from './extend.ts';
import { unportableNames } from './file-names.ts';
import type { NamedFile } from './file-names.ts';
import { readTexts } from './files.ts';
import type { InputFile, ListFolder, Texts } from './files.ts';
import { parseJson } from './json.ts';
import type { ParsedJson } from './json.ts';
import { isJson } from '../quick/files.ts';
import { noResources } from './no-resources.ts';
import { nodeAt, valueOf } from './tree.ts';
import type { JsonNode } from './tree.ts';

/**
 * A schema file that is JSON. One that was found sound before is not parsed until somebody asks for its trees. These take
 * thirty times the room of the text, and are not kept for long.
 */
export interface SourceFile {
  readonly file: TextFile;
  /** Name that the path gives it: `posts` for schemas/resources/posts.json. */
  readonly name: string;
  /** As it is written. */
  readonly tree: JsonNode;
  /** With its bases merged in and its parameters filled in. */
  readonly whole: JsonNode;
  /** The values of `tree` and of `whole`, which are kept; nobody changes them. */
  readonly own: unknown;
  readonly value: unknown;
  /** A digest of all that it follows from: its path, its text and those of the bases that it is made from. */
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
  readonly handlers: readonly InputFile[];
  /** Every file that was looked at. */
  readonly texts: readonly InputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the project at `root`. */
export async function load(
  root: string,
  settings: Settings,
  memory: Memory,
  list?: ListFolder,
): Promise<Sources> {
  const texts = await readTexts(root, settings, memory, list);
  const sources = parseSources(texts);
  return { ...sources, diagnostics: [...noResources(root, texts), ...sources.diagnostics] };
}

/** The same for texts that are there already. */
export function parseSources(texts: Texts): Sources {
  const { memory, settings } = texts;
  const { schemas } = settings;
  const trees = new Recent(MOST_TREES);
  const known = knownBases(texts.bases, memory);

  const read = (folder: string, file: InputFile, whole: Whole): Read => {
    const parsed = trees.once((): ParsedJson => parseJson(file));
    const { id, bases } = known.of(file, () => parsed().tree);
    const digest = digestOf(`${id} ${file.hash} ${file.path}`);
    return memory.recallLive(`read ${folder} ${digest}`, () => {
      const name = file.path.slice(folder.length + 1).replace(/\.json$/, '');
      return readFile({ file, name, digest }, memory, trees, parsed, (tree) =>
        whole(file, tree, bases),
      );
    });
  };
  const resources = texts.resources.map((file) => read(`${schemas}/resources`, file, extend));
  const ofBases = texts.bases.map((file) =>
    read(`${schemas}/bases`, file, (_, tree, bases) => ({
      tree: extendedBase(file, tree, bases),
      diagnostics: [],
    })),
  );
  const asWritten: Whole = (_, tree) => ({ tree, diagnostics: [] });
  const argSets = texts.argSets.map((file) => read(`${schemas}/args`, file, asWritten));
  const about = texts.about.map((file) => read(schemas, file, asWritten));
  return {
    settings,
    memory,
    resources: resources.flatMap(({ source }) => source ?? []),
    bases: ofBases.flatMap(({ source }) => source ?? []),
    argSets: argSets.flatMap(({ source }) => source ?? []),
    about: about.flatMap(({ source }) => source ?? []),
    handlers: texts.handlers,
    texts: [
      ...[...texts.resources, ...texts.bases, ...texts.argSets, ...texts.about],
      ...[...texts.handlers, ...texts.unread],
    ],
    diagnostics: [
      ...texts.deadLinks.map((path) => ofFile('files/dead-link', path)),
      ...texts.unread.map(({ path }) => notRead(path, settings)),
      ...unportableNames(
        [...resources, ...ofBases, ...argSets].flatMap(({ source }) =>
          source ? [namedFile(source, schemas)] : [],
        ),
      ),
      ...[...ofBases, ...resources, ...argSets, ...about].flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

/** A file by its path below the folder of schemas; a resource says its name itself. */
function namedFile(source: SourceFile, schemas: string): NamedFile {
  return {
    path: source.file.path.slice(schemas.length + 1),
    span: () => nodeAt(source.whole, ['resource'])?.span ?? null,
  };
}

/** What is said of a file as such. */
function ofFile(code: 'files/dead-link' | 'files/not-json', path: string): Diagnostic {
  return diagnose(code, asAWhole(path), {});
}

function notRead(path: string, { schemas }: Settings): Diagnostic {
  if (!isJson(path)) return ofFile('files/not-json', path);
  return diagnose('files/misplaced', asAWhole(path), { folder: schemas });
}

/** Two of each file. They are made in one go, and again where there is something to be said of a file. */
const MOST_TREES = 40;

/** What a file is with all that its bases say. */
type Whole = (file: TextFile, tree: JsonNode, bases: Bases) => Extended;

/** `null` when the file, or one of its bases, cannot be read. */
interface Read {
  readonly source: SourceFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

function readFile(
  named: Pick<SourceFile, 'file' | 'name' | 'digest'>,
  memory: Memory,
  trees: Recent,
  parsed: () => ParsedJson,
  whole: (tree: JsonNode) => Extended,
): Read {
  const extended = trees.once(() => {
    const { tree } = parsed();
    return tree === null ? nothing : whole(tree);
  });
  const own = once(() => valueOf(there(parsed().tree)));
  const value = once(() => valueOf(there(extended().tree)));
  const complaints = () => [...parsed().diagnostics, ...extended().diagnostics];
  const isThere = () => parsed().tree !== null && extended().tree !== null;
  const isSound = memory.recall('sound', named.digest, () => {
    if (!isThere()) return false;
    // The next stages ask for them, when the trees may be gone.
    own();
    value();
    return complaints().length === 0;
  });
  if (!isSound && !isThere()) return { source: null, diagnostics: complaints() };
  const source = {
    ...named,
    get tree() {
      return there(parsed().tree);
    },
    get whole() {
      return there(extended().tree);
    },
    get own() {
      return own();
    },
    get value() {
      return value();
    },
  };
  return { source, diagnostics: isSound ? [] : complaints() };
}

const nothing: Extended = { tree: null, diagnostics: [] };

function there(tree: JsonNode | null): JsonNode {
  if (tree === null) throw new Error('load: a file that was sound cannot be read');
  return tree;
}
