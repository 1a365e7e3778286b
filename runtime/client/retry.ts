import { isStream, type Outgoing, type Step } from './request.ts';

export interface RetrySettings {
  /** How often a failed request is repeated if it only reads. */
  readonly retries: number;
  /** The longest wait in milliseconds; a response with a longer `Retry-After` is returned. Default 30,000. */
  readonly longest?: number | undefined;
}

const FIRST_WAIT = 250;
const HALF_A_MINUTE = 30_000;

/**
 * Repeats requests after a network error or a response with status 429 or 503. Writes are repeated only if their call
 * says so, because one without a response may have succeeded. Waits as long as `Retry-After` says, or twice as long each
 * time, with jitter. A stream that breaks off is not repeated.
 */
export function retrying({ retries, longest = HALF_A_MINUTE }: RetrySettings): Step {
  return (next) => async (request) => {
    const most = timesFor(request, retries);
    for (let time = 0; ; time += 1) {
      if (time >= most) return next(request);
      const response = await next(request)
        .then((found) => (request.streams && found.ok ? found : whole(found)))
        .catch((error: unknown) => {
          // `fetch` throws a TypeError for network errors, and another error for an aborted signal.
          if (!(error instanceof TypeError)) throw error;
          return null;
        });
      if (response && response.status !== 429 && response.status !== 503) return response;
      const wait = waitBefore(response, time);
      if (response && wait > longest) return response;
      await pause(wait, request.signal);
    }
  };
}

function timesFor({ method, body, retries: own }: Outgoing, retries: number): number {
  if (isStream(body)) return 0;
  const onlyReads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  return own ?? (onlyReads ? retries : 0);
}

/** Returns the response after its body has arrived, because the network can fail until then. */
async function whole(response: Response): Promise<Response> {
  // Without streams (React Native) `fetch` resolves after the body has arrived.
  if (!response.body) return response;
  return new Response(await response.arrayBuffer(), response);
}

function waitBefore(response: Response | null, time: number): number {
  const delay = response && retryAfter(response);
  const wait = FIRST_WAIT * 2 ** time;
  return delay === null ? wait * (0.5 + Math.random() / 2) : delay + Math.random() * FIRST_WAIT;
}

/** Returns the wait of `Retry-After` in milliseconds, from seconds or a date. */
function retryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  // Numbers first, because `Date.parse` reads a number as a year.
  const seconds = Number.parseFloat(text);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Waits, unless the signal aborts it. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
