/** Requests the health of a site and reads its memory: `probe-process.ts PORT PID`, with an IPC channel. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { Seen } from './probe.ts';

const [port, pid] = process.argv.slice(2).map(Number);
const EVERY_MS = 50;

let slowest = 0;
let checks = 0;
let failed = 0;
let peak = 0;
let memory = 0;
let askedAt: number | null = null;

function ask(): void {
  askedAt = performance.now();
  // A new connection for each check, as in monitoring systems.
  const request = get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (answer) => {
    answer.resume();
    answer.once('end', () => done(answer.statusCode === 200));
  });
  request.once('error', () => done(false));
}

function done(isWell: boolean): void {
  if (askedAt === null) return;
  slowest = Math.max(slowest, performance.now() - askedAt);
  askedAt = null;
  checks += 1;
  if (!isWell) failed += 1;
  setTimeout(ask, EVERY_MS);
}

/** The resident memory of the site in bytes. */
function memoryNow(): number {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    // Not on Linux, or the process has ended.
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout || 0) * 1024;
  }
}

setInterval(() => {
  memory = memoryNow();
  peak = Math.max(peak, memory);
}, EVERY_MS);

process.on('message', () => {
  const waiting = askedAt === null ? 0 : performance.now() - askedAt;
  const seen: Seen = { slowest: Math.max(slowest, waiting), checks, failed, peak, memory };
  process.send?.(seen);
  [slowest, checks, failed, peak] = [0, 0, 0, memory];
});
process.on('disconnect', () => process.exit());

memory = memoryNow();
ask();
process.send?.('ready');
