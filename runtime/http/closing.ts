import type { Server } from 'node:http';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';

/** What is counted of the answers that are under way. */
export interface UnderWay {
  /** Requests whose answer is not made yet. */
  unanswered: number;
}

// For handlers whose client is gone: they take away what they wrote, and end.
const AFTERWARDS = 1000;
const STEP = 10;

/**
 * Accepts nothing more, lets what runs finish for at most `patience` milliseconds, then ends its connections. It is closed when
 * handlers that lost theirs have cleaned up, and all that was answered is told of.
 */
export async function closeServer(
  server: Server,
  underWay: UnderWay,
  patience: number,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
  for (let waited = 0; underWay.unanswered > 0 && waited < AFTERWARDS; waited += STEP)
    await pause(STEP);
  // A connection ends before its answers do.
  await setImmediate();
}
