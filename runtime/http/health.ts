import type { Service, WireAnswer } from './wire.ts';

/** Asks services one after the other; the first that has an answer gives it. */
export function inTurn(...services: readonly Service[]): Service {
  return {
    async answer(request) {
      for (const service of services) {
        const answer = await service.answer(request);
        if (answer) return answer;
      }
      return null;
    },
  };
}

const PATIENCE = 2000;

const ALIVE = '/healthz';
const READY = '/readyz';

/** The paths at which `health` answers. */
export const HEALTH_PATHS: readonly string[] = [ALIVE, READY];

/**
 * Tells those who watch over the process how it is: `/healthz` answers 200 as long as it answers at all,
 * `/readyz` answers 200 while requests can be served, and else 503. What does not know within two seconds
 * is not ready.
 */
export function health(isReady: () => Promise<boolean>): Service {
  return {
    async answer({ method, url }) {
      if (method !== 'GET' && method !== 'HEAD') return null;
      const [path] = url.split('?', 1);
      if (path === ALIVE) return told(200, 'ok');
      if (path !== READY) return null;
      return (await inTime(isReady())) ? told(200, 'ok') : told(503, 'unavailable');
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

function told(status: number, text: string): WireAnswer {
  const headers = ['Content-Type', 'application/json; charset=UTF-8', 'Cache-Control', 'no-store'];
  return { status, headers, body: JSON.stringify({ status: text }) };
}
