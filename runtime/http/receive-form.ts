import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { RestError } from '../errors/rest-error.ts';
import { fileName } from './disposition.ts';
import { mapOfPairs } from './query-string.ts';
import { bodyTooLarge, chunksOf, digestFor, headerText } from './receive.ts';
import type { Receiving } from './receive.ts';
import type { UploadFolder } from './upload-folder.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** How a form is received. */
export interface FormReceiving extends Receiving {
  /** The most bytes that its fields may have together; files do not count. */
  readonly fieldLimit: number;
  /** How many brackets of a name are read. */
  readonly depth?: number | undefined;
}

/** A `multipart/form-data` body, received. */
export interface ReceivedForm {
  readonly fields: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
}

// As many as of a query; what is more is read past.
const MOST_FIELDS = 1000;
const MOST_FILES = 20;
const HEADER_SIZE = 16 * 1024;

/**
 * Reads a form as it comes, its files into `folder`, or past them without one. Errors:
 * `rest_body_too_large` (413), and `rest_invalid_form` (400) for what is no form or breaks off.
 */
export async function receiveForm(
  body: Readable,
  folder: UploadFolder | null,
  receiving: FormReceiving,
): Promise<ReceivedForm | RestError> {
  const parser = parserOf(receiving);
  if (!parser) return invalidForm();
  const fields = collectFields(parser, receiving);
  const files = folder ? new FileWriter(parser, folder, receiving) : null;
  const ended = endOf(parser, files);
  // Nobody waits for it where the body itself breaks off.
  ended.catch(() => undefined);
  try {
    const error = await feed(body, parser, ended, receiving.limit);
    if (error) return error;
    if (fields.isTooLarge) return bodyTooLarge();
    return {
      fields: mapOfPairs(fields.pairs, receiving.depth),
      files: files ? await files.done() : [],
    };
  } finally {
    await files?.stop();
    parser.destroy();
  }
}

function parserOf({ headers, fieldLimit }: FormReceiving): BusboyInstance | null {
  const type = headerText(headers, 'content-type') ?? '';
  const limits = { fields: MOST_FIELDS, files: MOST_FILES, fieldSize: fieldLimit };
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { ...limits, headerSize: HEADER_SIZE },
      // A field without a file name is a parameter, whatever its type.
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    // It throws for one thing only: a type that names no boundary.
    return null;
  }
}

interface Fields {
  readonly pairs: readonly (readonly [string, string])[];
  readonly isTooLarge: boolean;
}

function collectFields(parser: BusboyInstance, { fieldLimit }: FormReceiving): Fields {
  const pairs: (readonly [string, string])[] = [];
  const fields = { pairs, isTooLarge: false };
  let size = 0;
  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
    size += value.length;
    fields.isTooLarge ||= isCut || size > fieldLimit;
    if (name !== undefined && !fields.isTooLarge) pairs.push([name, value]);
  });
  return fields;
}

/** Hands a body to the parser, no faster than it takes it; an error when there is something wrong with it. */
async function feed(
  body: Readable,
  parser: BusboyInstance,
  ended: Promise<RestError | null>,
  limit: number,
): Promise<RestError | null> {
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > limit) return bodyTooLarge();
    if (parser.write(chunk)) continue;
    const error = await Promise.race([drained(parser), ended]);
    if (error) return error;
  }
  parser.end();
  return ended;
}

function invalidForm(): RestError {
  return new RestError('rest_invalid_form', 'The form cannot be read.', { status: 400 });
}

/** `null` once all of the form was read, an error when it is none; rejects when a file cannot be written. */
function endOf(parser: BusboyInstance, files: FileWriter | null): Promise<RestError | null> {
  return new Promise((resolve, reject) => {
    parser.on('finish', () => resolve(null));
    // It can complain more than once of the same form.
    parser.on('error', () => resolve(invalidForm()));
    files?.failed.catch(reject);
  });
}

function drained(parser: BusboyInstance): Promise<null> {
  return new Promise((resolve) => parser.once('drain', () => resolve(null)));
}

/** Writes the files of a form as they come. */
class FileWriter {
  /** Rejects when one cannot be written: the parser would wait for it forever. */
  readonly failed: Promise<never>;
  readonly #folder: UploadFolder;
  readonly #receiving: FormReceiving;
  readonly #writes: Promise<UploadedFile | null>[] = [];
  readonly #coming = new AbortController();

  constructor(parser: BusboyInstance, folder: UploadFolder, receiving: FormReceiving) {
    this.#folder = folder;
    this.#receiving = receiving;
    this.failed = new Promise((_, reject) => {
      parser.on('file', (field: string | undefined, content, filename, _encoding, type) => {
        const write = this.#write(content, field, fileName(filename), type);
        write.catch(reject);
        this.#writes.push(write);
      });
    });
  }

  /** The files, once all are written. */
  async done(): Promise<readonly UploadedFile[]> {
    const files = await Promise.all(this.#writes);
    return files.filter((file) => file !== null);
  }

  /** Writes no more; settles when no file is open any longer. */
  async stop(): Promise<void> {
    this.#coming.abort();
    await Promise.allSettled(this.#writes);
  }

  async #write(
    content: BusboyFileStream,
    field: string | undefined,
    filename: string | null,
    type: string,
  ): Promise<UploadedFile | null> {
    const path = this.#folder.next();
    const hash = digestFor(this.#receiving.headers);
    if (hash) content.on('data', (chunk: Uint8Array) => void hash.update(chunk));
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(content, target, { signal: this.#coming.signal });
    const size = target.bytesWritten;
    // A browser sends a part without name and content where no file was chosen.
    if (field === undefined || (filename === null && size === 0)) return null;
    return { field, filename, type, size, md5: hash?.digest('hex') ?? null, path };
  }
}
