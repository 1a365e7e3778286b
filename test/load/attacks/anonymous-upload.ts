import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { healthRow } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { atMost, holds, mebibytes, seconds } from '../report.ts';

const BYTES = 49 * 1024 * 1024;
const LONGEST_MS = 20_000;

/** S11: an anonymous caller uploads a large file. */
export const anonymousUpload: Attack = {
  about: 'a file of 49 MiB from an anonymous caller',
  async run(site) {
    await site.probe.seen();
    const incoming = join(site.dataDir, 'incoming');
    let written = 0;
    const timer = setInterval(() => {
      void sizeOf(incoming).then((bytes) => (written = Math.max(written, bytes)));
    }, 5);
    const begun = performance.now();
    const { head, sent } = await upload(site.port);
    const took = performance.now() - begun;
    clearInterval(timer);
    return [
      atMost('upload: bytes on the disk before it is refused', written, 0, mebibytes),
      atMost('upload: bytes sent before it is refused', sent, 8 * 1024 * 1024, mebibytes),
      atMost('upload: time until it is refused', took, 2000, seconds),
      holds('upload: response', head.includes(' 401 '), head, 'HTTP/1.1 401'),
      await healthRow(site, 'upload'),
    ];
  },
};

/** Sends the file until there is a response. Returns its first line and the number of sent bytes. */
function upload(port: number): Promise<{ head: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    const end = (head: string): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ head, sent });
    };
    const timer = setTimeout(() => end('no response'), LONGEST_MS);
    socket.on('error', () => end('no response'));
    socket.on('data', (data: Buffer) => end(data.toString().split('\r\n', 1)[0] ?? ''));
    socket.write(
      'POST /cms-json/cms/v2/media HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\n' +
        `Content-Disposition: attachment; filename="a.png"\r\nContent-Length: ${BYTES}\r\n\r\n`,
    );
    const piece = Buffer.alloc(64 * 1024);
    const send = (): void => {
      if (sent >= BYTES || socket.destroyed) return;
      sent += piece.length;
      if (socket.write(piece)) setImmediate(send);
      else socket.once('drain', send);
    };
    send();
  });
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file?.isFile()) bytes += file.size;
  }
  return bytes;
}
