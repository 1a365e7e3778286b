import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { UploadFolder } from '../../runtime/http/index.ts';
import { each } from '../lib/each.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { withSuffix } from './file-names.ts';
import { headersOfType, typeOfName } from './file-types.ts';
import { incomingFolder } from './folder.ts';
import { ObjectStorageError, S3Client } from './s3-client.ts';
import type { ListedObject, ObjectFacts } from './s3-client.ts';
import {
  copiesFirst,
  digestOf,
  isPlainName,
  MediaStorage,
  nameOfPart,
  pathOfPart,
} from './storage.ts';
import type { FileDigest, HiddenFile, ListedFile, OpenFile, Range } from './storage.ts';

const AT_ONCE = 8;
const HOUR = 60 * 60 * 1000;
// Milliseconds after which a server no longer carries out a request that has timed out.
const LATE = 2 * 60 * 1000;

// Half of the concurrent requests of the site, so that a slow storage does not block the other half.
const MOST_OPENING = 32;

/**
 * Stores the files of a site in a bucket of an S3-compatible server. Published files have keys that begin with
 * `public/`, hidden ones with `private/`, both after the prefix of the storage. Publishing and hiding a file copies the
 * object, then deletes the original: one of the two always exists.
 */
export class MediaBucket extends MediaStorage {
  override readonly root: string;
  readonly client: S3Client;
  readonly #settings: BucketSettings;
  /** Temporary folders for drafts of copies, by file. The next start removes those of a killed process. */
  readonly #drafts = new Map<string, { readonly folder: UploadFolder; readonly path: string }>();
  readonly #incoming: string;
  /** Number of reads that wait for the first response of the server. */
  #opening = 0;
  /** Names that uploads of this process are taking. */
  readonly #placing = new Set<string>();
  #hasConditionalWrites: boolean | null = null;

  constructor(
    settings: BucketSettings,
    site: { readonly baseUrl: string; readonly token: string; readonly dataDir: string },
  ) {
    super(site);
    this.root = join(site.dataDir, 'uploads');
    this.client = new S3Client(settings);
    this.#settings = settings;
    this.#incoming = incomingFolder(site);
  }

  override redirectOf(file: string): string | null {
    const { cdn } = this.#settings;
    if (cdn === null || !isPath(file)) return null;
    return cdn + file.split('/').map(encodeURIComponent).join('/');
  }

  override async problem(): Promise<string | null> {
    const { bucket, prefix } = this.#settings;
    const probe = `${prefix}private/probe`;
    try {
      await this.client.list(prefix, 1).next();
      await this.client.putText(probe, '');
      await this.client.delete(probe);
      return null;
    } catch (error) {
      if (!(error instanceof ObjectStorageError)) throw error;
      const { s3Code, message } = error;
      if (s3Code === 'NoSuchBucket') return `MEDIA_URL: the bucket does not exist: ${bucket}`;
      if (WRONG_KEYS.has(s3Code))
        return `MEDIA_URL: bucket ${bucket} refuses AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (${s3Code})`;
      if (s3Code === 'RequestTimeTooSkewed')
        return 'MEDIA_URL: the clocks of this machine and the storage differ (RequestTimeTooSkewed)';
      return `MEDIA_URL: the storage cannot be used: ${message}`;
    }
  }

  override async open(file: string, isWhole: boolean): Promise<OpenFile | null> {
    if (!isPath(file)) return null;
    if (this.#opening >= MOST_OPENING)
      throw new ObjectStorageError(`${MOST_OPENING} reads wait for the storage`);
    this.#opening += 1;
    try {
      return await this.#open(file, isWhole);
    } finally {
      this.#opening -= 1;
    }
  }

  async #open(file: string, isWhole: boolean): Promise<OpenFile | null> {
    const key = this.keyOf(file);
    if (isWhole) {
      const found = await this.client.get(key);
      if (found === null) return null;
      const { facts, response } = found;
      return {
        ...facts,
        read: () => Promise.resolve(streamOf(response)),
        close: async () => response.body?.cancel(),
      };
    }
    const facts = await this.client.head(key);
    if (facts === null) return null;
    const read = (range: Range | null): Promise<Readable> => this.#read(key, facts, range);
    return { ...facts, read, close: () => Promise.resolve() };
  }

  async #read(key: string, { tag }: ObjectFacts, range: Range | null): Promise<Readable> {
    const part: Record<string, string> =
      range === null ? {} : { range: `bytes=${range.start}-${range.end}` };
    const found = await this.client.get(key, { ...part, 'if-match': tag });
    if (found === null) throw new ObjectStorageError(`${key} was removed while it was read`);
    const stream = streamOf(found.response);
    return range === null ? stream : partOf(stream, range, found.response.headers);
  }

  override async localPath(file: string, next: () => string): Promise<string | null> {
    const found = isPath(file) ? await this.client.get(this.keyOf(file)) : null;
    if (found === null) return null;
    const path = next();
    await pipeline(streamOf(found.response), createWriteStream(path, { mode: 0o600 }));
    return path;
  }

  override async place(source: string, folder: string, name: string): Promise<string> {
    let taken: ReadonlySet<string> | null = null;
    for (let number = 0; ; number += 1) {
      const free = number === 0 ? name : withSuffix(name, `-${number}`);
      const file = posix.join(folder, free);
      if (taken?.has(file) || this.#placing.has(file)) continue;
      this.#placing.add(file);
      try {
        const { isPlaced, rivals } = await this.#placeAt(source, file);
        if (isPlaced) return file;
        // Processes that try the same names in turn would meet at each of them.
        number += Math.floor(Math.random() * (rivals + 1));
      } finally {
        this.#placing.delete(file);
      }
      // Hundreds of files can have the same name, so the used names are listed in one call.
      taken ??= await this.#namesLike(posix.join(folder, withSuffix(name, '')));
    }
  }

  /** Stores a file hidden, unless its name is taken or other processes, `rivals`, are storing files of this name. */
  async #placeAt(
    source: string,
    file: string,
  ): Promise<{ readonly isPlaced: boolean; readonly rivals: number }> {
    this.#hasConditionalWrites ??= await this.#testConditionalWrites();
    if (this.#hasConditionalWrites)
      return { isPlaced: await this.#placeFree(source, file, true), rivals: 0 };
    const { key, rivals } = await this.#claim(file);
    try {
      return { isPlaced: rivals === 0 && (await this.#placeFree(source, file, false)), rivals };
    } finally {
      await this.client.delete(key);
    }
  }

  async #placeFree(source: string, file: string, isConditional: boolean): Promise<boolean> {
    const part = pathOfPart(file);
    // In this order: a deletion copies the published object to the hidden key before it removes it.
    for (const path of [file, part]) if ((await this.#head(path)) !== null) return false;
    if (!(await this.store(source, part, isConditional))) return false;
    // Checked after the hidden object exists: no other process can take the name now.
    if ((await this.#head(file)) === null) return true;
    await this.client.delete(this.keyOf(part));
    return false;
  }

  /** Whether the server refuses to replace an object if a request has `If-None-Match: *`. */
  async #testConditionalWrites(): Promise<boolean> {
    const key = `${this.#settings.prefix}private/probe-${randomUUID()}`;
    await this.client.putText(key, '');
    try {
      return !(await this.client.putText(key, '', true));
    } catch (error) {
      if (error instanceof ObjectStorageError && error.s3Code === 'NotImplemented') return false;
      throw error;
    } finally {
      await this.client.delete(key);
    }
  }

  /**
   * Writes an object that claims a name, then lists the claims of this name: of several processes at most one sees only
   * its own. The caller deletes the claim. Claims of killed processes end after an hour.
   */
  async #claim(file: string): Promise<{ readonly key: string; readonly rivals: number }> {
    const name = createHash('sha256').update(file).digest('hex');
    const claims = `${this.#settings.prefix}claims/${name}-`;
    const key = claims + randomUUID();
    await this.client.putText(key, '');
    const found: ListedObject[] = [];
    for await (const claim of this.client.list(claims)) found.push(claim);
    const own = found.find((claim) => claim.key === key)?.changed.getTime() ?? 0;
    const others = found.filter((claim) => claim.key !== key);
    const ended = others.filter(({ changed }) => own - changed.getTime() > HOUR);
    for (const claim of ended) await this.client.delete(claim.key);
    return { key, rivals: others.length - ended.length };
  }

  #head(path: string): Promise<ObjectFacts | null> {
    return this.client.head(this.keyOf(path));
  }

  /** Returns the paths of published and hidden files that begin with the stem of `file`. */
  async #namesLike(file: string): Promise<ReadonlySet<string>> {
    const stem = file.slice(0, file.lastIndexOf('.') + 1 || undefined).replace(/\.$/, '');
    const names = new Set<string>();
    for (const area of ['public/', 'private/']) {
      const start = this.#settings.prefix + area;
      for await (const { key } of this.client.list(start + stem))
        names.add(key.slice(start.length));
    }
    return names;
  }

  /** Stores a local file at a path; a hidden file has a hidden name. Returns false if `isNew` and the path is taken. */
  store(source: string, path: string, isNew: boolean): Promise<boolean> {
    const type = typeOfName(path)?.type ?? 'application/octet-stream';
    return this.client.put(this.keyOf(path), source, { isNew, headers: headersOfType(type) });
  }

  override async put(source: string, file: string): Promise<void> {
    await this.store(source, file, false);
  }

  override async digest(file: string, isRead = false): Promise<FileDigest | null> {
    const facts = isRead || !isPath(file) ? null : await this.#head(file);
    if (facts !== null && facts.sha256 !== null) return { size: facts.size, sha256: facts.sha256 };
    const found = isPath(file) ? await this.client.get(this.keyOf(file)) : null;
    return found === null ? null : digestOf(streamOf(found.response));
  }

  override async draft(file: string): Promise<string> {
    const folder = await UploadFolder.make(this.#incoming);
    const path = folder.next();
    this.#drafts.set(file, { folder, path });
    return path;
  }

  override keep(files: Iterable<string>): Promise<void> {
    return each(files, AT_ONCE, async (file) => {
      const draft = this.#drafts.get(file);
      if (draft === undefined) return;
      await this.store(draft.path, pathOfPart(file), false);
      await this.#removeDraft(file);
    });
  }

  override async discard(files: Iterable<string>): Promise<void> {
    const all = [...files];
    for (const file of all) await this.#removeDraft(file);
    await each(all, AT_ONCE, (file) => this.client.delete(this.keyOf(pathOfPart(file)))).catch(
      // A later start removes hidden files that remain.
      (error: unknown) => {
        if (!(error instanceof ObjectStorageError)) throw error;
      },
    );
  }

  async #removeDraft(file: string): Promise<void> {
    const draft = this.#drafts.get(file);
    this.#drafts.delete(file);
    await draft?.folder.remove();
  }

  override publish(files: Iterable<string>): Promise<void> {
    return each(files, AT_ONCE, async (file) => {
      if (await this.#rename(pathOfPart(file), file)) return;
      if ((await this.#head(file)) === null)
        throw new Error(`media: there is no file to publish: ${file}`);
    });
  }

  override withdraw(files: Iterable<string>): Promise<void> {
    return each(files, AT_ONCE, async (file) => {
      if (isPath(file)) await this.#rename(file, pathOfPart(file));
    });
  }

  override restore(files: Iterable<string>): Promise<void> {
    return each(files, AT_ONCE, async (file) => {
      if (!isPath(file)) return;
      const part = pathOfPart(file);
      // If both exist, a process was killed while it hid the file, or the server may still carry out its removal.
      if ((await this.#head(file)) !== null) await this.removeOlder(part, Date.now() - LATE);
      else await this.#rename(part, file);
    });
  }

  /** Renames a file; returns false if it does not exist. */
  async #rename(from: string, to: string): Promise<boolean> {
    if (!(await this.client.copy(this.keyOf(from), this.keyOf(to)))) return false;
    await this.client.delete(this.keyOf(from));
    return true;
  }

  override async remove(files: Iterable<string>): Promise<void> {
    for (const file of copiesFirst(files)) {
      await this.#removeDraft(file);
      if (!isPath(file)) continue;
      await this.client.delete(this.keyOf(file));
      await this.client.delete(this.keyOf(pathOfPart(file)));
    }
  }

  override async *list(): AsyncGenerator<ListedFile> {
    const start = `${this.#settings.prefix}public/`;
    for await (const { key } of this.client.list(start)) yield { path: key.slice(start.length) };
    for await (const { file } of this.hidden()) yield { path: pathOfPart(file) };
  }

  override async *hidden(): AsyncGenerator<HiddenFile> {
    const start = `${this.#settings.prefix}private/`;
    for await (const { key, changed } of this.client.list(start))
      yield { file: key.slice(start.length), since: changed };
  }

  override async removeOlder(path: string, moment: number): Promise<boolean> {
    const found = await this.#head(path);
    if (found === null || found.changed.getTime() > moment) return false;
    await this.client.delete(this.keyOf(path));
    return true;
  }

  /** Returns the key of a file; a hidden name is the path of a hidden file. */
  keyOf(path: string): string {
    const name = posix.basename(path);
    const hidden = nameOfPart(name);
    const area = hidden === null ? 'public/' : 'private/';
    return this.#settings.prefix + area + posix.join(posix.dirname(path), hidden ?? name);
  }
}

/** Returns a range of an object. A server may ignore the range of a request, or send more than that. */
function partOf(body: Readable, { start, end }: Range, headers: Headers): Readable {
  const sent = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '');
  const first = Number(sent?.[1] ?? 0);
  if (first === start && Number(sent?.[2]) === end) return body;
  async function* part(): AsyncGenerator<Buffer> {
    let at = first;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      const bytes = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
      if (bytes.length > 0) yield bytes;
      at += chunk.length;
      if (at > end) return;
    }
  }
  return Readable.from(part());
}

const WRONG_KEYS: ReadonlySet<string> = new Set([
  'AccessDenied',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidToken',
  'SignatureDoesNotMatch',
]);

/** Whether a path stays inside of the storage. Paths come from URLs and from imported sites. */
function isPath(file: string): boolean {
  return file.split('/').every(isPlainName);
}

function streamOf({ body }: Response): Readable {
  // The types of the global stream and of Node.js differ, the classes do not.
  return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
}
