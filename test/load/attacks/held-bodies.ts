import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { healthRow, pause } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { atMost, holds, times } from '../report.ts';

const CONNECTIONS = 120;
const BYTES = Math.floor(7.9 * 1024 * 1024);
const HOLD_MS = 5000;

/** S6: anonymous callers send most of a large body and then stop. */
export const heldBodies: Attack = {
  about: `${CONNECTIONS} unfinished bodies of 7.9 MiB`,
  async run(site) {
    await pause(2000);
    const { memory: idle } = await site.probe.seen();
    const sockets = Array.from({ length: CONNECTIONS }, () => hold(site.port));
    await pause(HOLD_MS);
    // Other visitors can still comment.
    const comment = await site.ask('comments', { body: {} });
    const { peak } = await site.probe.seen();
    const health = await healthRow(site, 'bodies');
    for (const socket of sockets) socket.destroy();
    const { code } = Object(comment.body);
    return [
      atMost('bodies: most memory, of that of an idle site', peak / idle, 1.5, times),
      holds(
        'bodies: a small body of another client is read',
        comment.status >= 400 && comment.status < 500,
        String(code),
        '4xx',
      ),
      health,
    ];
  },
};

/** Sends a body without its last byte. */
function hold(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    'POST /cms-json/cms/v2/comments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${BYTES}\r\n\r\n`,
  );
  const piece = Buffer.alloc(64 * 1024, 'x');
  let left = BYTES - 1;
  const send = (): void => {
    while (left > 0) {
      const part = piece.subarray(0, Math.min(left, piece.length));
      left -= part.length;
      if (!socket.write(part)) return void socket.once('drain', send);
    }
  };
  send();
  return socket;
}
