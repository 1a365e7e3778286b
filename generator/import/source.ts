import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParseOptions, DocumentOptions, SchemaOptions } from 'yaml';
import { messageOf, positionOf } from '../diagnostics/print.ts';
import { isSystemError } from '../errors.ts';
import { normalized } from '../files.ts';
import { parseJson } from '../load/json.ts';
import { fatal } from './problems.ts';

/** Documents larger than this need the option `--max-size`. */
export const MAX_MEGABYTES = 50;

const SECONDS = 60;

/** Reads and parses a document in JSON or YAML. Throws an `ImportError` if that is not possible. */
export async function readDocument(
  source: string,
  folder: string,
  megabytes = MAX_MEGABYTES,
): Promise<unknown> {
  const isUrl = /^https?:\/\//i.test(source);
  const most = megabytes * 1e6;
  const bytes = isUrl
    ? await fetched(source, most)
    : readFile(source, resolve(folder, source), most);
  let text: string;
  try {
    text = normalized(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw fatal('Invalid UTF-8.', 'Save the document as UTF-8.');
  }
  return /^\s*[{[]/.test(text) ? parsedJson(text, source) : parsedYaml(text);
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
    const { line, column } = positionOf(first.span);
    throw fatal(
      `Line ${line}, column ${column}: ${messageOf(first)}`,
      'Correct the syntax at this position or shortly before it.',
    );
  }
}

/** More values of aliases than this are refused: a short document could stand for gigabytes. */
const MOST_ALIASES = 1000;

async function parsedYaml(text: string): Promise<unknown> {
  const { parseDocument } = await import('yaml');
  const options: ParseOptions & DocumentOptions & SchemaOptions = {
    logLevel: 'silent',
    merge: true,
  };
  try {
    const parsed = parseDocument(text, options);
    const [first] = parsed.errors;
    if (first) throw fatal(first.message.trim(), 'Correct the syntax of the document.');
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
