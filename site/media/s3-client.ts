import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from './bucket-settings.ts';
import { digestOf } from './storage.ts';

/** The properties of an object from its response headers. */
export interface ObjectFacts {
  readonly size: number;
  readonly changed: Date;
  /** The entity tag with its quotes. */
  readonly tag: string;
  /** The SHA-256 of the whole object in hexadecimal; `null` if another program stored the object. */
  readonly sha256: string | null;
}

/** An object in the result of a list request. */
export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly changed: Date;
}

/** A request that the object storage refused or did not answer. */
export class ObjectStorageError extends Error {
  readonly #s3Code: string;

  constructor(message: string, s3Code = '') {
    super(message);
    this.#s3Code = s3Code;
    // Logged as one line: a stack trace does not help to find problems of the storage.
    this.stack = `${this.name}: ${message}`;
  }

  override get name(): string {
    return 'ObjectStorageError';
  }

  /** Recognized by `isUnavailable`: the site responds with 503. */
  get code(): string {
    return 'ESTORAGE';
  }

  /** The code of the S3 error; empty without a response. */
  get s3Code(): string {
    return this.#s3Code;
  }
}

interface RequestParts {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Larger files are sent in parts of this size. S3 requires at least 5 MiB. */
export const PART_SIZE = 8 * 1024 * 1024;

const SHA256 = 'x-amz-meta-sha256';
const ATTEMPTS = 3;
const RETRY_MS = 100;
// Sending a part takes longer than a request without a body.
const PART_TIMES = 12;

/** Sends requests to one bucket of an S3-compatible server. All methods throw `ObjectStorageError`. */
export class S3Client {
  readonly #settings: BucketSettings;
  readonly #aws: AwsClient;
  readonly #base: string;

  constructor(settings: BucketSettings) {
    const { bucket, endpoint, region, accessKeyId, secretAccessKey, sessionToken } = settings;
    this.#settings = settings;
    this.#aws = new AwsClient({
      service: 's3',
      ...{ region, accessKeyId, secretAccessKey },
      ...(sessionToken === undefined ? {} : { sessionToken }),
    });
    // The certificate of AWS is not valid for bucket names with dots.
    const isHost = endpoint === null && !bucket.includes('.');
    const server = endpoint ?? `https://s3.${region}.amazonaws.com`;
    this.#base = isHost
      ? `https://${bucket}.s3.${region}.amazonaws.com/`
      : `${server}/${encodeURIComponent(bucket)}/`;
  }

  /** Returns the properties of an object; `null` if it does not exist. */
  async head(key: string): Promise<ObjectFacts | null> {
    const response = await this.#send('HEAD', key);
    if (response.status === 404) return null;
    if (!response.ok) throw await errorOf('HEAD', key, response);
    return factsOf(response);
  }

  /** Requests an object or a range of it; `null` if it does not exist. The caller reads or cancels the body. */
  async get(
    key: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly facts: ObjectFacts; readonly response: Response } | null> {
    const response = await this.#send('GET', key, { headers });
    if (response.ok) return { facts: factsOf(response), response };
    const error = await errorOf('GET', key, response);
    if (error.s3Code === 'NoSuchKey') return null;
    throw error;
  }

  /**
   * Uploads a local file. If `isNew` and the object exists, returns false and keeps the object; this needs a server
   * with conditional writes. A failed upload leaves no object.
   */
  async put(
    key: string,
    path: string,
    { isNew, headers }: { isNew: boolean; headers: Readonly<Record<string, string>> },
  ): Promise<boolean> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const condition = conditionOf(isNew);
      const described = { ...headers, [SHA256]: (await digestOf(createReadStream(path))).sha256 };
      const response =
        size > PART_SIZE
          ? await this.#putParts(key, { file, size }, described, condition)
          : await this.#send('PUT', key, {
              headers: { ...described, ...condition },
              body: await read(file, 0, size),
            });
      if (isNew && isTaken(response)) {
        await response.body?.cancel();
        return false;
      }
      // The status of a completed multipart upload can be 200 although it failed.
      const text = await response.text();
      if (response.ok && !text.includes('<Error>')) return true;
      throw errorIn('PUT', key, response, text);
    } finally {
      await file.close();
    }
  }

  /** Copies an object on the server; returns false if it does not exist. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = `/${this.#settings.bucket}/${from}`.split('/').map(encodeURIComponent).join('/');
    const response = await this.#send('PUT', to, { headers: { 'x-amz-copy-source': source } });
    const text = await response.text();
    if (response.ok && !text.includes('<Error>')) return true;
    const error = errorIn('COPY', from, response, text);
    if (error.s3Code === 'NoSuchKey') return false;
    throw error;
  }

  /** Stores a short text as an object. Returns false if `isNew` and the object exists, like `put`. */
  async putText(key: string, body: string, isNew = false): Promise<boolean> {
    const response = await this.#send('PUT', key, { body, headers: conditionOf(isNew) });
    const text = await response.text();
    if (isNew && isTaken(response)) return false;
    if (response.ok) return true;
    throw errorIn('PUT', key, response, text);
  }

  /** Deletes an object; a missing one is not an error. */
  async delete(key: string): Promise<void> {
    const response = await this.#send('DELETE', key);
    if (!response.ok && response.status !== 404) throw await errorOf('DELETE', key, response);
    await response.body?.cancel();
  }

  /** Lists the objects whose keys begin with a prefix, in key order. */
  async *list(prefix: string, pageSize = 1000): AsyncGenerator<ListedObject> {
    for (let marker = ''; ;) {
      // Version 1 of the list request, which every server supports: its marker is a key.
      const query = { prefix, marker, 'max-keys': String(pageSize) };
      const text = await this.#text('GET', '', { query });
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        marker = element(entry, 'Key');
        const changed = new Date(element(entry, 'LastModified'));
        yield { key: marker, size: Number(element(entry, 'Size')), changed };
      }
      if (element(text, 'IsTruncated') !== 'true') return;
    }
  }

  async #putParts(
    key: string,
    { file, size }: { file: FileHandle; size: number },
    headers: Readonly<Record<string, string>>,
    condition: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const begun = await this.#text('POST', key, { query: { uploads: '' }, headers });
    const uploadId = element(begun, 'UploadId');
    try {
      const tags: string[] = [];
      for (let at = 0; at < size; at += PART_SIZE) {
        const body = await read(file, at, Math.min(PART_SIZE, size - at));
        const query = { partNumber: String(tags.length + 1), uploadId };
        const part = await this.#send('PUT', key, { query, body });
        if (!part.ok) throw await errorOf('PUT', key, part);
        await part.body?.cancel();
        tags.push(part.headers.get('etag') ?? '');
      }
      const parts = tags.map(
        (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      return await this.#send('POST', key, { query: { uploadId }, headers: condition, body });
    } catch (error) {
      // The lifecycle rule of the bucket removes parts that remain.
      await this.#send('DELETE', key, { query: { uploadId } }).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
      throw error;
    }
  }

  async #text(method: string, key: string, parts: RequestParts): Promise<string> {
    const response = await this.#send(method, key, parts);
    const text = await response.text();
    if (response.ok) return text;
    throw errorIn(method, key, response, text);
  }

  /** Sends a request; retries after a broken connection or a temporary error of the server. */
  async #send(method: string, key: string, parts: RequestParts = {}): Promise<Response> {
    const { query = {}, headers = {}, body } = parts;
    const url = new URL(this.#base + key.split('/').map(encodeURIComponent).join('/'));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const init = {
      method,
      headers: { ...headers, 'x-amz-content-sha256': digest },
      ...(body === undefined ? {} : { body }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#sendOnce(url, init, attempt === ATTEMPTS);
      if (response !== null) return response;
      await wait(RETRY_MS * 2 ** attempt * Math.random());
    }
  }

  /** Returns the response, or `null` if a retry may succeed. */
  async #sendOnce(url: URL, init: RequestInit, isLast: boolean): Promise<Response | null> {
    const { timeout } = this.#settings;
    const limit = init.body instanceof Uint8Array ? timeout * PART_TIMES : timeout;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort();
    }, limit);
    try {
      const request = await this.#aws.sign(url.href, init);
      const response = await fetch(request, { signal: controller.signal });
      if (isLast || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
    } catch (error) {
      const { host } = url;
      if (controller.signal.aborted)
        throw new ObjectStorageError(`no response from ${host} within ${limit / 1000} seconds`);
      if (isLast) throw new ObjectStorageError(`no connection to ${host}: ${reasonOf(error)}`);
    } finally {
      clearTimeout(timer);
    }
    return null;
  }
}

function conditionOf(isNew: boolean): Readonly<Record<string, string>> {
  return isNew ? { 'if-none-match': '*' } : {};
}

/** Whether a conditional write found an object: it exists (412), or another request is writing it (409). */
const isTaken = ({ status }: Response): boolean => status === 412 || status === 409;

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function factsOf({ headers }: Response): ObjectFacts {
  return {
    size: Number(headers.get('content-length') ?? 0),
    changed: new Date(headers.get('last-modified') ?? 0),
    tag: headers.get('etag') ?? '',
    sha256: headers.get(SHA256),
  };
}

async function errorOf(what: string, key: string, response: Response): Promise<ObjectStorageError> {
  return errorIn(what, key, response, await response.text());
}

function errorIn(
  what: string,
  key: string,
  { status }: Response,
  text: string,
): ObjectStorageError {
  const code = element(text, 'Code') || (status === 404 ? 'NoSuchKey' : '');
  const reason = [code, element(text, 'Message')].filter(Boolean).join(': ');
  return new ObjectStorageError(`${what} ${key}: status ${status} ${reason}`.trimEnd(), code);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};

/** Returns the text of the first element with a name; empty if there is none. These elements have no attributes. */
function element(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, entity) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    return ENTITIES[String(entity)] ?? whole;
  });
}
