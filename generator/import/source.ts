import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParseOptions, DocumentOptions, SchemaOptions } from 'yaml';
import { messageOf, positionOf } from '../diagnostics/print.ts';
import { isSystemError } from '../errors.ts';
import { normalized } from '../files.ts';
import { parseJson } from '../load/json.ts';
import { spanAt } from '../load/tree.ts';
import { fatal } from './problems.ts';
import type { Position } from './problems.ts';

/** Documents larger than this need the option `--max-size`. */
const MAX_MEGABYTES = 50;

const SECONDS = 60;

/** Reads a document. Throws an `ImportError` if that is not possible. */
export async function readDocument(
  source: string,
  folder: string,
  megabytes = MAX_MEGABYTES,
): Promise<string> {
  const isUrl = /^https?:\/\//i.test(source);
  const most = megabytes * 1e6;
  const bytes = isUrl
    ? await fetched(source, most)
    : readFile(source, resolve(folder, source), most);
  try {
    return normalized(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw fatal('Invalid UTF-8.', 'Save the document as UTF-8.');
  }
}

/** Parses a document in JSON or YAML. Throws an `ImportError` if that is not possible. */
export async function parsedDocument(text: string, source: string): Promise<unknown> {
  return isJson(text) ? parsedJson(text, source) : parsedYaml(text);
}

function isJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** Returns a function that returns the position of the value of a JSON pointer, or of the nearest value around it. */
export async function positionsIn(
  text: string,
  source: string,
): Promise<(pointer: string) => Position> {
  const stepsOf = (pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { tree } = isJson(text) ? parseJson({ path: source, text }) : { tree: null };
  if (tree) return (pointer) => positionOf(spanAt(tree, stepsOf(pointer)));
  const { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseDocument } =
    await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...OPTIONS, lineCounter });
  return (pointer) => {
    let node: unknown = document.contents;
    let start = 0;
    for (const name of [null, ...stepsOf(pointer)]) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node) && name !== null)
        node = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)?.value;
      else if (name !== null) node = isSeq(node) ? node.items[Number(name)] : null;
      if (!isNode(node)) break;
      start = node.range?.[0] ?? start;
    }
    const { line, col } = lineCounter.linePos(start);
    return { line, column: col };
  };
}

function tooLarge(size: number | null, most: number) {
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  return fatal(
    `The document is larger than ${megabytes(most)}${size === null ? '' : `: ${megabytes(size)}`}.`,
    'Import a part of it, or a version with references instead of copies. `--max-size` raises the limit.',
  );
}

function readFile(source: string, path: string, most: number): Uint8Array {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw fatal(`${source} is a folder.`, 'Name a file.');
    if (stats.size > most) throw tooLarge(stats.size, most);
    return readFileSync(path);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT', 'ENOTDIR')) throw error;
    throw fatal(`${source} does not exist.`, 'Correct the path.');
  }
}

async function fetched(url: string, most: number): Promise<Uint8Array> {
  let response: Response;
  try {
    const accept = 'application/json, application/yaml, text/yaml, */*;q=0.5';
    response = await fetch(url, {
      headers: { accept },
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw fatal(`Cannot fetch the document: ${reason}.`, 'Correct the URL, or save the document.');
  }
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw fatal(`The server responded with status ${response.status}.`, 'Correct the URL.');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > most) throw tooLarge(null, most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsedJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { diagnostics } = parseJson({ path: source, text });
    const [first] = diagnostics;
    if (!first) return parsedYaml(text);
    const fix = 'Correct the syntax at this position or shortly before it.';
    throw fatal(messageOf(first), fix, null, positionOf(first.span));
  }
}

/** More values of aliases than this are refused: a short document could stand for gigabytes. */
const MOST_ALIASES = 1000;

const OPTIONS: ParseOptions & DocumentOptions & SchemaOptions = { logLevel: 'silent', merge: true };

async function parsedYaml(text: string): Promise<unknown> {
  const { parseDocument } = await import('yaml');
  try {
    const parsed = parseDocument(text, OPTIONS);
    const [first] = parsed.errors;
    if (first) {
      const [start] = first.linePos ?? [{ line: 1, col: 1 }];
      // The place has the position, and the library adds it to the first line.
      const message = first.message.replace(/ at line [^]*/, '.');
      const position = { line: start.line, column: start.col };
      throw fatal(message, 'Correct the syntax of the document.', null, position);
    }
    const value: unknown = parsed.toJS({ maxAliasCount: MOST_ALIASES });
    return value;
  } catch (error) {
    if (error instanceof ReferenceError)
      throw fatal(
        'The aliases (*name) of the document stand for too many values.',
        'Write the values out, or use `$ref`.',
      );
    if (error instanceof RangeError)
      throw fatal('The document is nested too deeply.', 'Flatten the document.');
    throw error;
  }
}
