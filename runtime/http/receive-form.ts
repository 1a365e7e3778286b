import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { RestError } from '../errors/rest-error.ts';
import { fileName, headerText } from './headers.ts';
import {
  bodyTooLarge,
  headersTooLarge,
  MOST_FILES,
  MOST_PARAMETERS,
  tooManyFiles,
  tooManyParameters,
} from './limits.ts';
import { mapOfPairs } from './query.ts';
import { chunksOf, digestFor } from './receive.ts';
import type { Receiving } from './receive.ts';
import type { UploadFolder } from './upload-folder.ts';
import type { IncomingBody, UploadedFile } from './wire.ts';

/** How a form is received. */
export interface FormReceiving extends Receiving {
  /** The most bytes that its fields may have together; files do not count. */
  readonly fieldLimit: number;
  /** How many brackets of a name are read. */
  readonly depth?: number | undefined;
  /** The most fields and the most files that it may have. */
  readonly parameters?: number | undefined;
  readonly files?: number | undefined;
}

/** A `multipart/form-data` body, received. */
export interface ReceivedForm {
  readonly fields: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
}

// The parser cuts longer headers of a part.
const HEADER_SIZE = 16 * 1024;

/**
 * Receives a form, its files into `folder`; without a folder they are skipped. Errors: `rest_body_too_large`
 * (413), `rest_headers_too_large` (431), and with status 400 `rest_too_many_parameters`,
 * `rest_too_many_files` and `rest_invalid_form`.
 */
export async function receiveForm(
  { stream, hold }: IncomingBody,
  folder: UploadFolder | null,
  receiving: FormReceiving,
): Promise<ReceivedForm | RestError> {
  const parser = parserOf(receiving);
  if (!parser) return invalidForm();
  const fields = collectFields(parser, receiving);
  const files = folder ? new FileWriter(parser, folder, { ...receiving, hold }) : null;
  parser.on('filesLimit', () => fields.refuse(tooManyFiles(receiving.files ?? MOST_FILES)));
  const ended = endOf(parser, files);
  // Without a waiting caller, a rejection would be unhandled if the body ends early.
  ended.catch(() => undefined);
  try {
    const error = await feed(stream, parser, ended, { limit: receiving.limit, fields, hold });
    if (error) return error;
    return {
      fields: mapOfPairs(fields.pairs, receiving.depth),
      files: files ? await files.done() : [],
    };
  } finally {
    await files?.stop();
    parser.destroy();
  }
}

function parserOf(receiving: FormReceiving): BusboyInstance | null {
  const { headers, fieldLimit, parameters = MOST_PARAMETERS, files = MOST_FILES } = receiving;
  try {
    return new Busboy({
      headers: { 'content-type': firstValue(headerText(headers, 'content-type') ?? '') },
      limits: {
        fields: parameters,
        files,
        fieldSize: fieldLimit,
        headerSize: HEADER_SIZE,
        headerPairs: HEADER_SIZE,
      },
      // A field without a file name is a parameter, whatever its type.
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    // It throws for one thing only: a type that names no boundary.
    return null;
  }
}

// Some proxies join two headers with a comma.
function firstValue(type: string): string {
  return /^(?:[^",]|"[^"]*")*/.exec(type)?.[0] ?? '';
}

interface Fields {
  readonly pairs: readonly (readonly [string, string])[];
  /** The first problem of the form; `null` if there is none. */
  readonly error: RestError | null;
  refuse(error: RestError): void;
}

function collectFields(parser: BusboyInstance, { fieldLimit, parameters }: FormReceiving): Fields {
  const pairs: (readonly [string, string])[] = [];
  let size = 0;
  let found: RestError | null = null;
  const refuse = (error: RestError): void => void (found ??= error);
  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
    size += value.length;
    if (isCut || size > fieldLimit) refuse(bodyTooLarge(fieldLimit));
    // The parser cuts the headers of a part, and so a long name, without a notice.
    if ((name?.length ?? 0) >= HEADER_SIZE - ROOM) refuse(headersTooLarge(HEADER_SIZE, 'part'));
    if (name !== undefined && found === null) pairs.push([name, value]);
  });
  parser.on('fieldsLimit', () => refuse(tooManyParameters(parameters ?? MOST_PARAMETERS)));
  return {
    pairs,
    refuse,
    get error() {
      return found;
    },
  };
}

/** Bytes for the headers of a part in addition to its name. */
const ROOM = 256;

/** The sizes of a form while it is received. */
interface Feeding extends Pick<IncomingBody, 'hold'> {
  readonly limit: number;
  readonly fields: Fields;
}

/** Passes a body to the parser with back-pressure. Returns its problem, or `null`. */
async function feed(
  body: Readable,
  parser: BusboyInstance,
  ended: Promise<RestError | null>,
  { limit, fields, hold }: Feeding,
): Promise<RestError | null> {
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > limit) return bodyTooLarge(limit);
    // The parser keeps it in memory, unless it turns out to belong to a file.
    hold(chunk.length);
    const isWritten = parser.write(chunk);
    if (fields.error) return fields.error;
    if (isWritten) continue;
    const error = await Promise.race([drained(parser), ended]);
    if (error) return error;
  }
  parser.end();
  return (await ended) ?? fields.error;
}

function invalidForm(): RestError {
  return new RestError('rest_invalid_form', 'Malformed form data.', { status: 400 });
}

/** Resolves to `null` after the whole form, or to an error for an invalid form; rejects if a file cannot be written. */
function endOf(parser: BusboyInstance, files: FileWriter | null): Promise<RestError | null> {
  return new Promise((resolve, reject) => {
    parser.on('finish', () => resolve(null));
    // The parser can report several errors for one form.
    parser.on('error', () => resolve(invalidForm()));
    files?.failed.catch(reject);
  });
}

function drained(parser: BusboyInstance): Promise<null> {
  return new Promise((resolve) => parser.once('drain', () => resolve(null)));
}

/** Writes the files of a form while it is received. */
class FileWriter {
  /** Rejects when one cannot be written: the parser would wait for it forever. */
  readonly failed: Promise<never>;
  readonly #folder: UploadFolder;
  readonly #receiving: FormReceiving & Pick<IncomingBody, 'hold'>;
  readonly #writes: Promise<UploadedFile | null>[] = [];
  readonly #coming = new AbortController();

  constructor(
    parser: BusboyInstance,
    folder: UploadFolder,
    receiving: FormReceiving & Pick<IncomingBody, 'hold'>,
  ) {
    // Every file listens to it.
    setMaxListeners(0, this.#coming.signal);
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
    content.on('data', (chunk: Uint8Array) => {
      hash?.update(chunk);
      this.#receiving.hold(-chunk.length);
    });
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(content, target, { signal: this.#coming.signal });
    const size = target.bytesWritten;
    // A browser sends a part without name and content where no file was chosen.
    if (field === undefined || (filename === null && size === 0)) return null;
    return { field, filename, type, size, md5: hash?.digest('hex') ?? null, path };
  }
}
