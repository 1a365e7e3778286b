import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { isError, type RestError } from '../errors/rest-error.ts';
import { formField, invalidForm, jsonParser } from './body.ts';
import { fileName, headerText } from './headers.ts';
import {
  bodyTooLarge,
  headersTooLarge,
  MOST_FILES,
  MOST_PARAMETERS,
  tooManyFiles,
  tooManyParameters,
} from './limits.ts';
import { fieldsOf } from './query.ts';
import { md5For, type UploadFolder } from './upload-folder.ts';
import type { FormField, FormOptions, ReceivedForm, UploadedFile, WireHeaders } from './wire.ts';

/** How a form is received: files are written to `folder`, or skipped without one. */
interface FormReceiving extends FormOptions {
  readonly headers: WireHeaders;
  readonly uploads: UploadFolder | null;
  /** Reports bytes that are kept in memory; a negative number for bytes that no longer are. */
  readonly hold: (bytes: number) => void;
}

// The parser cuts longer headers of a part.
const HEADER_SIZE = 16 * 1024;
/** Bytes for the headers of a part in addition to its name. */
const ROOM = 256;

/** Receives a `multipart/form-data` body; the errors are those of `UnreadBody.form`. */
export async function receiveForm(
  body: Readable,
  receiving: FormReceiving,
): Promise<ReceivedForm | RestError> {
  const parser = parserOf(receiving);
  if (!parser) return invalidForm();
  const fields = new FieldCollector(parser, receiving);
  const files = receiving.uploads ? new FileWriter(parser, receiving.uploads, receiving) : null;
  const ended = endOf(parser, files);
  // Without a waiting caller, a rejection would be unhandled if the body ends early.
  ended.catch(() => undefined);
  try {
    const error = await feed(body, parser, ended, fields, receiving);
    if (error) return error;
    return {
      pairs: fields.pairs,
      fields: fieldsOf(fields.pairs, receiving),
      files: files ? await files.done() : [],
    };
  } finally {
    await files?.stop();
    parser.destroy();
  }
}

/** Returns a parser; `null` for a content type without a boundary. */
function parserOf(receiving: FormReceiving): BusboyInstance | null {
  const { headers, fieldLimit, parameters = MOST_PARAMETERS, files = MOST_FILES } = receiving;
  const { fileSize } = receiving;
  // Some proxies join two headers with a comma.
  const [type] = /^(?:[^",]|"[^"]*")*/.exec(headerText(headers, 'content-type') ?? '') ?? [''];
  const limits = {
    ...{ fields: parameters, files, fieldSize: fieldLimit },
    ...{ headerSize: HEADER_SIZE, headerPairs: HEADER_SIZE },
    ...(fileSize !== undefined && { fileSize }),
  };
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits,
      // A field without a file name is a parameter, whatever its type; browsers name JSON parts like files.
      isPartAFile: (field = '', type = '', name) =>
        name !== undefined && !jsonParser(field, type, receiving),
    });
  } catch {
    return null;
  }
}

/** Collects the fields of a form while it is parsed. */
class FieldCollector {
  readonly pairs: FormField[] = [];
  /** The first error of the form; `null` if there is none. */
  error: RestError | null = null;

  constructor(parser: BusboyInstance, receiving: FormReceiving) {
    const { fieldLimit, fileSize, parameters = MOST_PARAMETERS, files = MOST_FILES } = receiving;
    let size = 0;
    const refuse = (error: RestError): void => void (this.error ??= error);
    parser.on('field', (name: string | undefined, value, _isNameCut, isCut, _encoding, type) => {
      size += value.length;
      if (isCut || size > fieldLimit) refuse(bodyTooLarge(fieldLimit));
      // The parser cuts the headers of a part, and so a long name, without a notice.
      if ((name?.length ?? 0) >= HEADER_SIZE - ROOM) refuse(headersTooLarge(HEADER_SIZE, 'part'));
      if (name === undefined || this.error !== null) return;
      const field = formField(name, value, type, receiving);
      if (isError(field)) refuse(field);
      else this.pairs.push(field);
    });
    // Where no files are taken, the parser skips them only without a listener.
    if (fileSize !== undefined)
      parser.on('file', (name: string | undefined, content) => {
        content.on('limit', () => refuse(bodyTooLarge(fileSize, name)));
      });
    parser.on('fieldsLimit', () => refuse(tooManyParameters(parameters)));
    parser.on('filesLimit', () => refuse(tooManyFiles(files)));
  }
}

/** Passes a body to the parser with back-pressure. Returns the error of the form, or `null`. */
async function feed(
  body: Readable,
  parser: BusboyInstance,
  ended: Promise<RestError | null>,
  fields: FieldCollector,
  { limit, hold }: FormReceiving,
): Promise<RestError | null> {
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return bodyTooLarge(limit);
    // The parser keeps it in memory, unless it turns out to belong to a file.
    hold(chunk.length);
    const isWritten = parser.write(chunk);
    if (fields.error) return fields.error;
    if (isWritten) continue;
    const drained = new Promise<null>((resolve) => parser.once('drain', () => resolve(null)));
    const error = await Promise.race([drained, ended]);
    if (isError(error)) return error;
  }
  parser.end();
  return (await ended) ?? fields.error;
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

/** Writes the files of a form while it is parsed. */
class FileWriter {
  /** Rejects when one cannot be written: the parser would wait for it forever. */
  readonly failed: Promise<never>;
  readonly #folder: UploadFolder;
  readonly #receiving: FormReceiving;
  readonly #writes: Promise<UploadedFile | null>[] = [];
  readonly #abort = new AbortController();

  constructor(parser: BusboyInstance, folder: UploadFolder, receiving: FormReceiving) {
    // Every file listens to it.
    setMaxListeners(0, this.#abort.signal);
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

  /** Resolves to the files once all are written. */
  async done(): Promise<readonly UploadedFile[]> {
    const files = await Promise.all(this.#writes);
    return files.filter((file) => file !== null);
  }

  /** Stops writing; settles when every file is closed. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.allSettled(this.#writes);
  }

  async #write(
    content: BusboyFileStream,
    field: string | undefined,
    filename: string | null,
    type: string,
  ): Promise<UploadedFile | null> {
    const path = this.#folder.next();
    const hash = md5For(this.#receiving.headers);
    content.on('data', (chunk: Uint8Array) => {
      hash?.update(chunk);
      this.#receiving.hold(-chunk.length);
    });
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(content, target, { signal: this.#abort.signal });
    const size = target.bytesWritten;
    // A browser sends a part without name and content where no file was chosen.
    if (field === undefined || (filename === null && size === 0)) return null;
    const md5 = hash?.digest('hex') ?? null;
    return { field, filename, type, size, md5, path, bytes: () => readFile(path) };
  }
}
