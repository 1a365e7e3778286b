import { COMMENTED, contentOf, postOf, unique } from '../crash/content.ts';
import type { Ledger } from '../crash/ledger.ts';
import type { Random } from '../crash/rounds.ts';
import { digestOf, pictureOf } from '../crash/uploads.ts';

/** A response; status 0 for a lost connection. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The requests of a phase of a run. */
export interface Tally {
  readonly name: string;
  /** Requests by status. */
  readonly statuses: Map<string, number>;
  /** Milliseconds of each read and write. */
  readonly reads: number[];
  readonly writes: number[];
  /** Sentences on responses that contradict acknowledged writes, or that have an undocumented form. */
  readonly wrong: string[];
  /** Requests that were not sent on time, because too many were waiting for a response. */
  skipped: number;
}

export function newTally(name: string): Tally {
  return { name, statuses: new Map(), reads: [], writes: [], wrong: [], skipped: 0 };
}

/** The site that receives the requests, and its known state. */
interface LoadOptions {
  readonly origin: string;
  readonly authorization: string;
  readonly ledger: Ledger;
  readonly random: Random;
}

const MOST_WAITING = 300;
const TIMEOUT = 120_000;

/** Sends a mix of requests at a rate, and compares each response with the acknowledged writes. */
export class Load {
  readonly #options: LoadOptions;
  readonly #busy = new Set<string>();
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  /** The phase to which requests are counted. */
  tally: Tally;

  constructor(options: LoadOptions, tally: Tally) {
    this.#options = options;
    this.tally = tally;
  }

  start(rate: number): void {
    let due = performance.now();
    this.#timer = setInterval(() => {
      for (; due <= performance.now(); due += 1000 / rate) {
        if (this.#running.size >= MOST_WAITING) {
          this.tally.skipped += 1;
          continue;
        }
        const running = this.#one().finally(() => this.#running.delete(running));
        this.#running.add(running);
      }
    }, 5);
  }

  /** Stops sending requests. Resolves when all have a response. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  async #one(): Promise<void> {
    const { random } = this.#options;
    const choice = random();
    if (choice < 0.3) return this.#readSome();
    if (choice < 0.45) return this.#readPost(false);
    if (choice < 0.55) return this.#readPost(true);
    if (choice < 0.65) return this.#readList();
    if (choice < 0.7) return this.#readMissing();
    if (choice < 0.78) return this.#readFile();
    if (choice < 0.85) return this.#create();
    if (choice < 0.94) return this.#update();
    if (choice < 0.98) return this.#delete('post:');
    return random() < 0.5 ? this.#upload() : this.#delete('media:');
  }

  /** Sends a request through the proxy and counts its response. Reads are all GET requests. */
  async #send(
    method: string,
    path: string,
    { json, png, isEditor = method !== 'GET' }: Sent = {},
  ): Promise<Reply> {
    const { tally } = this;
    const { origin, authorization } = this.#options;
    const headers: Record<string, string> = isEditor ? { authorization } : {};
    if (json) headers['content-type'] = 'application/json';
    if (png) {
      headers['content-type'] = 'image/png';
      headers['content-disposition'] = 'attachment; filename="pier.png"';
    }
    const body = json ? JSON.stringify(json) : png;
    const began = performance.now();
    const reply = await receive(origin + path, {
      ...{ method, headers, signal: AbortSignal.timeout(TIMEOUT) },
      ...(body === undefined ? {} : { body }),
    });
    (method === 'GET' ? tally.reads : tally.writes).push(performance.now() - began);
    const proxied = reply.headers.get('x-proxy');
    const label = proxied === null ? String(reply.status) : `${reply.status} ${proxied}`;
    tally.statuses.set(label, (tally.statuses.get(label) ?? 0) + 1);
    if (reply.status === 503 && reply.headers.get('retry-after') === null)
      tally.wrong.push(`${method} ${path}: 503 without Retry-After`);
    return reply;
  }

  /** Whether a request was served. Otherwise its status has to be 503, or 502 and 0 for a lost connection. */
  #isServed(reply: Reply, expected: readonly number[], request: string): boolean {
    if (expected.includes(reply.status)) return true;
    if (![0, 502, 503].includes(reply.status))
      this.tally.wrong.push(
        `${request}: status ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`,
      );
    return false;
  }

  #pick(prefix: string): string | undefined {
    const keys = this.#options.ledger.keys(prefix).filter((key) => key !== `post:${COMMENTED}`);
    return keys[Math.floor(this.#options.random() * keys.length)];
  }

  /** Reads one post, which must have one of the titles that it may have. */
  async #readPost(isEditor: boolean): Promise<void> {
    const key = this.#pick('post:');
    if (key === undefined) return;
    const path = `${API}posts/${idOf(key)}${isEditor ? '?context=edit' : ''}`;
    const { ledger } = this.#options;
    const [reply, allowed] = await ledger.read(key, () => this.#send('GET', path, { isEditor }));
    if (!this.#isServed(reply, [200, 404], path)) return;
    const { title, content } = Object(reply.body);
    const found = reply.status === 404 ? null : String(title.rendered);
    if (!isAllowed(found, allowed))
      this.tally.wrong.push(`${path}: ${String(found)}, not ${[...allowed].map(String).join()}`);
    if (isEditor && found?.startsWith('text ') && content.raw !== contentOf(found))
      this.tally.wrong.push(`${path}: the content is not that of ${found}`);
  }

  /** Reads ten posts by ID: each must exist with a possible title, unless it may be deleted. */
  async #readSome(): Promise<void> {
    const { ledger } = this.#options;
    const keys = new Set(Array.from({ length: 10 }, () => this.#pick('post:') ?? ''));
    keys.delete('');
    const path = `${API}posts?include=${[...keys].map(idOf).join()}&per_page=10&_fields=id,title`;
    let request: Promise<Reply> | null = null;
    const reads = [...keys].map(async (key) => {
      const [reply, allowed] = await ledger.read(key, () => (request ??= this.#send('GET', path)));
      return { key, reply, allowed };
    });
    const [first, ...others] = await Promise.all(reads);
    if (!first || !this.#isServed(first.reply, [200], path)) return;
    const titles = titlesIn(first.reply.body);
    for (const { key, allowed } of [first, ...others]) {
      const found = titles.get(idOf(key)) ?? null;
      if (!isAllowed(found, allowed))
        this.tally.wrong.push(
          `${path}: ${key} is ${String(found)}, not ${[...allowed].map(String).join()}`,
        );
    }
  }

  async #readList(): Promise<void> {
    const path = `${API}posts?_fields=id,title`;
    const reply = await this.#send('GET', path);
    if (!this.#isServed(reply, [200], path)) return;
    const count = titlesIn(reply.body).size;
    if (count !== 10) this.tally.wrong.push(`${path}: ${count} posts instead of 10`);
  }

  async #readMissing(): Promise<void> {
    const path = `${API}posts/987654321`;
    const reply = await this.#send('GET', path);
    if (this.#isServed(reply, [404], path) && Object(reply.body).code !== 'rest_post_invalid_id')
      this.tally.wrong.push(`${path}: ${JSON.stringify(reply.body)}`);
  }

  /** Reads the original file of an attachment, which must have the bytes that were uploaded. */
  async #readFile(): Promise<void> {
    const key = this.#pick('media:');
    const url = key === undefined ? undefined : this.#files.get(key);
    if (key === undefined || url === undefined) return;
    const { pathname } = new URL(url);
    const { ledger } = this.#options;
    const [reply, allowed] = await ledger.read(key, () => this.#send('GET', pathname));
    if (!this.#isServed(reply, [200, 404], pathname)) return;
    const found =
      reply.status === 404 || !(reply.body instanceof Uint8Array) ? null : digestOf(reply.body);
    // After a deletion, which may still be without a response, another upload can have the name.
    const isReused = allowed.has(null) && found !== null && this.#uploaded.has(found);
    if (!allowed.has(found) && !isReused)
      this.tally.wrong.push(
        `${pathname}: ${String(found)}, not ${[...allowed].map(String).join()}`,
      );
  }

  /** URLs of uploaded files. */
  readonly #files = new Map<string, string>();

  /** Digests of all files that were sent. */
  readonly #uploaded = new Set<string>();

  async #create(): Promise<void> {
    const title = unique();
    await this.#options.ledger.create(title, async () => {
      const reply = await this.#send('POST', `${API}posts`, { json: postOf(title) });
      const isServed = this.#isServed(reply, [201], 'POST posts');
      return isServed ? `post:${String(Object(reply.body).id)}` : null;
    });
  }

  async #upload(): Promise<void> {
    const png = await pictureOf(this.#options.random);
    this.#uploaded.add(digestOf(png));
    await this.#options.ledger.create(digestOf(png), async () => {
      const reply = await this.#send('POST', `${API}media`, { png });
      if (!this.#isServed(reply, [201], 'POST media')) return null;
      const { id, source_url: url } = Object(reply.body);
      this.#files.set(`media:${String(id)}`, String(url));
      return `media:${String(id)}`;
    });
  }

  async #update(): Promise<void> {
    const title = unique();
    await this.#change('post:', title, (id) => [
      'POST',
      `${API}posts/${id}`,
      { json: postOf(title) },
    ]);
  }

  async #delete(prefix: 'post:' | 'media:'): Promise<void> {
    const kind = prefix === 'post:' ? 'posts' : 'media';
    await this.#change(prefix, null, (id) => ['DELETE', `${API}${kind}/${id}?force=true`, {}]);
  }

  /** Writes an existing item that has no other writer now. */
  async #change(
    prefix: string,
    value: string | null,
    request: (id: number) => readonly [method: string, path: string, sent: Sent],
  ): Promise<void> {
    const key = this.#pick(prefix);
    if (key === undefined || this.#busy.has(key)) return;
    this.#busy.add(key);
    const [method, path, sent] = request(idOf(key));
    const { ledger } = this.#options;
    // An earlier deletion without a response may have been carried out.
    const isMaybeGone = ledger.allowed(key).has(null);
    await ledger.write(key, value, async () => {
      const reply = await this.#send(method, path, sent);
      const expected = isMaybeGone ? [200, 404, 410] : [200];
      if (!this.#isServed(reply, expected, `${method} ${path}`)) return false;
      return reply.status === 200 || value === null;
    });
    this.#busy.delete(key);
  }
}

const API = '/cms-json/cms/v2/';

interface Sent {
  readonly json?: object;
  readonly png?: Uint8Array<ArrayBuffer>;
  readonly isEditor?: boolean;
}

const idOf = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

/** Whether a rendered title is one of the allowed values. Titles of the sample content have typographic characters. */
function isAllowed(found: string | null, allowed: ReadonlySet<string | null>): boolean {
  const isOwn = (title: string | null): boolean => title?.startsWith('text ') === true;
  if (found === null || isOwn(found)) return allowed.has(found);
  return [...allowed].some((title) => title !== null && !isOwn(title));
}

function titlesIn(body: unknown): ReadonlyMap<number, string> {
  const posts: readonly unknown[] = Array.isArray(body) ? body : [];
  return new Map(
    posts.map((post) => {
      const { id, title } = Object(post);
      return [Number(id), String(title.rendered)];
    }),
  );
}

async function receive(url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, init);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes;
    return { status: response.status, headers: response.headers, body };
  } catch {
    return { status: 0, headers: new Headers(), body: null };
  }
}
