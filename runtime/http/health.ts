import type { Service, WireResponse } from './wire.ts';

const PATIENCE = 2000;

const ALIVE = '/healthz';
const READY = '/readyz';

/** The paths at which `health` answers. */
export const HEALTH_PATHS: readonly string[] = [ALIVE, READY];

/**
 * Health checks: `/healthz` is answered 200 as long as the process runs, `/readyz` 200 while requests can be
 * served and 503 otherwise, also when that is not known within two seconds.
 */
export function health(isReady: () => Promise<boolean>): Service {
  const readiness = async (): Promise<WireResponse> =>
    (await inTime(isReady())) ? told(200, 'ok') : told(503, 'unavailable');
  return {
    respond({ method, url }) {
      if (method !== 'GET' && method !== 'HEAD') return null;
      const [path] = url.split('?', 1);
      if (path === ALIVE) return told(200, 'ok');
      return path === READY ? readiness() : null;
    },
  };
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function told(status: number, text: string): WireResponse {
  const headers = ['Content-Type', 'application/json; charset=UTF-8', 'Cache-Control', 'no-store'];
  return { status, headers, body: JSON.stringify({ status: text }) };
}
