import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { goFirst, timeOfAllThreads } from './editor.ts';
import type { Editor, Place } from './editor.ts';

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: null | readonly unknown[] | { readonly items?: readonly unknown[] };
}

/** Starts a compiler as a server of the Language Server Protocol, and sends it the messages of an editor. */
export async function openOverProtocol(tool: string): Promise<Editor> {
  const server = spawn(tool, ['--lsp', '--stdio']);
  goFirst(server);
  const waiting = new Map<number | string, (message: Message) => void>();
  let sequence = 0;
  let version = 0;

  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = (method: string, params: object): Promise<Message> => {
    sequence += 1;
    const id = sequence;
    send({ id, method, params });
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const notify = (method: string, params: object): void => send({ method, params });

  server.stdout.on(
    'data',
    messagesOf(({ id, method, params, ...message }) => {
      if (id === undefined) return;
      if (method === undefined) waiting.get(id)?.(message);
      // The server also requests settings; there are none.
      else send({ id, result: params?.items?.map(() => null) ?? null });
    }),
  );

  const of = (file: string) => ({ uri: pathToFileURL(file).href });
  const at = ({ line, column }: Place) => ({ line, character: column });
  await request('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  notify('initialized', {});
  return {
    open: (file, text) => {
      version += 1;
      const textDocument = { ...of(file), languageId: 'typescript', version, text };
      notify('textDocument/didOpen', { textDocument });
    },
    close: (file) => notify('textDocument/didClose', { textDocument: of(file) }),
    type: (file, place) => {
      version += 1;
      const contentChanges = [{ range: { start: at(place), end: at(place) }, text: ' ' }];
      notify('textDocument/didChange', { textDocument: { ...of(file), version }, contentChanges });
    },
    complete: async (file, place) => {
      const params = { textDocument: of(file), position: at(place) };
      const { result } = await request('textDocument/completion', params);
      const items = result && 'items' in result ? result.items : result;
      return Array.isArray(items) ? items.length : 0;
    },
    processorTime: () => timeOfAllThreads(server),
    stop: () => void server.kill(),
  };
}

/** Collects bytes, and passes on each complete message. */
function messagesOf(take: (message: Message) => void): (bytes: Buffer) => void {
  let unread = Buffer.alloc(0);
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const start = unread.indexOf('\r\n\r\n') + 4;
      const head = /Content-Length: (\d+)/i.exec(unread.toString('latin1', 0, Math.max(start, 0)));
      if (start < 4 || head === null || unread.length < start + Number(head[1])) return;
      const end = start + Number(head[1]);
      take(JSON.parse(unread.toString('utf8', start, end)) as Message); // as the protocol has it
      unread = unread.subarray(end);
    }
  };
}
