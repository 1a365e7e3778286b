import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mediaStorage } from '../../site/media/open-storage.ts';
import { startSite } from '../e2e/site-process.ts';
import type { SiteProcess } from '../e2e/site-process.ts';
import { openS3Server } from '../site/s3-server.ts';
import { postgresServer } from '../site/store-databases.ts';
import type { Target } from './client.ts';
import { readContent, writeContent } from './content.ts';
import { Ledger } from './ledger.ts';
import { readUploads, writeUploads } from './uploads.ts';

/** Returns a number from 0 to 1. */
export type Random = () => number;

/** Returns the mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Where a site of a case keeps its data, and what its clients write. */
interface Place {
  readonly variables: Readonly<Record<string, string>>;
  readonly write: typeof writeContent;
  readonly read: (target: Target) => Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

const ADDRESS = { baseUrl: 'http://localhost', token: 'cms' };

/** The cases: databases with posts, comments and settings, and storages with uploads. */
export const cases: Readonly<Record<string, (dataDir: string) => Promise<Place>>> = {
  sqlite: () => Promise.resolve(contentOn({}, () => Promise.resolve())),
  postgres: async () => {
    const server = await postgresServer();
    const { databaseUrl } = await server.fresh();
    return contentOn({ DATABASE_URL: databaseUrl }, () => server.stop());
  },
  disk: (dataDir) => {
    const storage = mediaStorage({ ...ADDRESS, dataDir });
    return Promise.resolve({
      variables: {},
      write: writeUploads,
      read: (target) => readUploads(target, storage),
      close: () => Promise.resolve(),
    });
  },
  s3: async (dataDir) => {
    const server = await openS3Server();
    await server.keepFolders();
    // On a busy machine, responses may take longer than a second.
    const bucket = { ...server.settings, timeout: 10_000 };
    const storage = mediaStorage({ ...ADDRESS, dataDir, bucket });
    return {
      variables: { ...server.variables, MEDIA_URL: withTimeout(server.variables['MEDIA_URL'], 10) },
      write: writeUploads,
      read: (target) => readUploads(target, storage),
      close: () => server.close(),
    };
  },
};

// A busy machine may need more than the second that tests of timeouts set.
function withTimeout(url = '', seconds: number): string {
  return url.replace(/timeout=\d+/, `timeout=${seconds}`);
}

function contentOn(variables: Place['variables'], close: Place['close']): Place {
  return { variables, write: writeContent, read: readContent, close };
}

/** The result of a case. */
export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  /** A sentence per lost or wrong write, with its round. */
  readonly problems: readonly string[];
}

interface CaseOptions {
  /** The folder of a build, or of the sources. */
  readonly root: string;
  readonly rounds: number;
  readonly random: Random;
  readonly onRound?: (round: number, problems: readonly string[]) => void;
}

const WRITERS = 8;
/** The most writes that are acknowledged before the process is killed, and milliseconds after the last one. */
const [MOST_WRITES, LONGEST_PAUSE] = [60, 30];
/** Milliseconds for a started site to publish the files whose upload was interrupted. */
const RECOVERY = 30_000;

/** Kills a site in each round while clients write to it, and compares the stored data with the acknowledged writes. */
export async function runCase(
  open: (dataDir: string) => Promise<Place>,
  { root, rounds, random, onRound }: CaseOptions,
): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
  const place = await open(dataDir);
  const ledger = new Ledger();
  const problems: string[] = [];
  let site: SiteProcess | null = null;
  try {
    site = await startSite(root, dataDir, place.variables);
    const authorization = basic(site.login, site.applicationPassword);
    ledger.settle(await place.read({ api: site.api, authorization }));
    for (let round = 1; round <= rounds; round += 1) {
      const refused = await writeUntilKilled(place, site, { ledger, random, authorization });
      site = await startSite(root, dataDir, place.variables);
      const found = await stored(place, { api: site.api, authorization });
      const differences = found instanceof Error ? [found.message] : ledger.settle(found);
      const wrong = [...refused, ...differences];
      problems.push(...wrong.map((sentence) => `round ${round}: ${sentence}`));
      onRound?.(round, wrong);
      if (found instanceof Error) break;
    }
  } finally {
    site?.signal('SIGKILL');
    await site?.ended;
    await place.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const { acknowledged, unanswered } = ledger;
  return { rounds, acknowledged, unanswered, problems };
}

function basic(login: string, password: string): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
}

async function writeUntilKilled(
  { write }: Place,
  site: SiteProcess,
  { ledger, random, authorization }: { ledger: Ledger; random: Random; authorization: string },
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const enough = ledger.acknowledged + random() * MOST_WRITES;
  let kill: Promise<void> | null = null;
  const killSoon = async (): Promise<void> => {
    await pause(random() * LONGEST_PAUSE);
    site.signal('SIGKILL');
  };
  let isRunning = true;
  const run = async (writer: number): Promise<void> => {
    while (isRunning) {
      try {
        await write({ api: site.api, authorization }, ledger, { random, writer, writers: WRITERS });
      } catch (error) {
        wrong.push(`${String(error)}, and the site printed ${site.printed().slice(-1000)}`);
        kill ??= killSoon();
      }
      if (ledger.acknowledged > enough) kill ??= killSoon();
    }
  };
  void site.ended.then(() => (isRunning = false));
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => run(writer)));
  return wrong;
}

/** Reads the stored data, and repeats that while files are recovered. Returns the last error, if any. */
async function stored(
  { read }: Place,
  target: Target,
): Promise<ReadonlyMap<string, string> | Error> {
  for (const deadline = performance.now() + RECOVERY; ;) {
    try {
      return await read(target);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (performance.now() > deadline) return error;
      await pause(50);
    }
  }
}
