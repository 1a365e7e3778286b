import type { RequestLogEntry } from '../../runtime/http/index.ts';
import { thrownText } from '../../runtime/server/index.ts';
import type { Paint } from '../banner.ts';
import type { LogForm } from '../config.ts';

/** The log of a site. */
export type Log = Readonly<ReturnType<typeof openLog>>;

/** The output of a log. */
export interface LogTarget {
  readonly form: LogForm;
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
  readonly paint: Paint;
}

/** Opens a log: requests are written to `out`, errors to `err`. */
export function openLog({ form, out, err, paint }: LogTarget) {
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length > 0) out.write(waiting.join(''));
    waiting = [];
  };
  // The lines of one turn of the event loop are joined into one write, because each write can block.
  const put = (line: string): void => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(`${line}\n`);
  };
  const lineOf = form === 'json' ? jsonLine : (record: RequestLogEntry) => shortLine(record, paint);
  return {
    /** Logs a request in one line. */
    request: form === 'none' ? undefined : (record: RequestLogEntry): void => put(lineOf(record)),
    /** Logs an error with the ID of its request. */
    bug(bug: unknown, id: string | null): void {
      const error = thrownText(bug);
      const short = id === null ? error : `${id} ${error}`;
      err.write(form === 'json' ? jsonEntry('error', { id, error }) : `${short}\n`);
    },
    /** Logs a problem that the operator has to solve, as one sentence. */
    problem: (sentence: string): void =>
      void err.write(form === 'json' ? jsonEntry('warn', { problem: sentence }) : `${sentence}\n`),
    /** Writes buffered lines. */
    flush,
  };
}

/**
 * Prevents the process from exiting when log lines cannot be written (full disk, closed pipe). Lost lines are reported
 * once; later lines are written when it is possible again.
 */
export function surviveLostLines(
  { stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>,
  log: Log,
): void {
  let isReported = false;
  stdout.on('error', (error) => {
    if (!isReported) log.problem(`lines of the log are lost: ${error.message}`);
    isReported = true;
  });
  // An error of stderr cannot be reported.
  stderr.on('error', () => undefined);
}

/** Returns a line such as `{"time":"…","id":"…","method":"GET","path":"/…","route":"/…","status":200,"ms":1.2,…}`. */
function jsonLine(record: RequestLogEntry): string {
  const { time, id, method, path, route, status, duration, bytes, user, ip } = record;
  const ms = Math.round(duration * 100) / 100;
  const at = new Date(time).toISOString();
  return JSON.stringify({ time: at, id, method, path, route, status, ms, bytes, user, ip });
}

/** Returns a line such as `12:30:05  GET     200     1.2 ms   13.1 kB  /cms-json/cms/v2/posts  user 1`. */
function shortLine(record: RequestLogEntry, paint: Paint): string {
  const { time, id, method, path, status, duration, bytes, user } = record;
  const who = user === null ? '' : `  user ${user}`;
  // The ID finds the error of a failed request in the log.
  const name = status >= 500 ? `  ${id}` : '';
  return [
    paint.label(new Date(time).toTimeString().slice(0, 8)),
    method.padEnd(6),
    colorOf(status, paint)(String(status)),
    `${duration.toFixed(1)} ms`.padStart(10),
    `${(bytes / 1000).toFixed(1)} kB`.padStart(10),
    ` ${path}${paint.label(`${who}${name}`)}`,
  ].join(' ');
}

function colorOf(status: number, { value, warning, error }: Paint): (text: string) => string {
  if (status < 400) return value;
  return status < 500 ? warning : error;
}

function jsonEntry(level: 'error' | 'warn', members: object): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, ...members })}\n`;
}
