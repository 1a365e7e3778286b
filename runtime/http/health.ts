import type { Service, WireResponse } from './wire.ts';

const PATIENCE = 2000;

const ALIVE = '/healthz';
const READY = '/readyz';

/** The paths of health checks. */
export const HEALTH_PATHS: readonly string[] = [ALIVE, READY];

/**
 * Returns the health checks: `/healthz` gives 200 as long as the process runs, `/readyz` 200 while `isReady` resolves
 * to true within two seconds, else 503.
 */
export function health(isReady: () => Promise<boolean>): Service {
  const readiness = async (): Promise<WireResponse> =>
    (await inTime(isReady())) ? statusResponse(200, 'ok') : statusResponse(503, 'unavailable');
  return {
    respond({ method, url }) {
      if (method !== 'GET' && method !== 'HEAD') return null;
      const [path] = url.split('?', 1);
      if (path === ALIVE) return statusResponse(200, 'ok');
      return path === READY ? readiness() : null;
    },
  };
}

function inTime(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE, false).unref();
  });
  return Promise.race([check, late]);
}

function statusResponse(status: number, text: string): WireResponse {
  const headers = ['Content-Type', 'application/json; charset=UTF-8', 'Cache-Control', 'no-store'];
  return { status, headers, body: JSON.stringify({ status: text }) };
}
