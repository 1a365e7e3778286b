import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { listen } from '../../runtime/http/index.ts';
import type { ListenOptions, Listening, Service } from '../../runtime/http/index.ts';

const running: Listening[] = [];

/** Listens on a free port until `stopAll` is called. */
export async function start(
  service: Service,
  options: Partial<ListenOptions> = {},
): Promise<Listening> {
  const listening = await listen(service, { port: 0, ...options });
  running.push(listening);
  return listening;
}

/** Closes everything that the test started. */
export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((listening) => listening.close(100)));
}

/** A socket, and the data received until the other end closes it. */
export function dial(port: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('data', (data) => void (received += data.toString()));
    socket.on('close', () => resolve(received));
    // Unread data makes the close of the other end a reset.
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNRESET') resolve(received);
      else reject(error);
    });
  });
  return { socket, answer };
}

/** Sends the text and returns the raw response. */
export function exchange(port: number, text: string): Promise<string> {
  const { socket, answer } = dial(port);
  socket.write(text);
  return answer;
}
