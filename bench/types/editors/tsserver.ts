import { spawn } from 'node:child_process';
import { goFirst, timeOfMainThread } from './editor.ts';
import type { Editor, Place } from './editor.ts';

interface Message {
  readonly request_seq?: number;
  readonly body?: { readonly entries?: readonly unknown[] };
}

/** Starts `tsserver`, and sends it the messages of an editor. */
export function openInTsserver(script: string): Editor {
  const flags = ['--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents'];
  const server = spawn(process.execPath, [script, ...flags]);
  goFirst(server);
  const waiting = new Map<number, (message: Message) => void>();
  let sequence = 0;
  let unread = '';
  // Messages are lines of JSON; other lines contain their lengths.
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unread + text).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('{'))) {
      const message = JSON.parse(line) as Message; // as the server's protocol has it
      waiting.get(message.request_seq ?? -1)?.(message);
    }
  });
  const send = (command: string, args: object): number => {
    sequence += 1;
    const request = { seq: sequence, type: 'request', command, arguments: args };
    server.stdin.write(`${JSON.stringify(request)}\n`);
    return sequence;
  };
  const at = ({ line, column }: Place) => ({ line: line + 1, offset: column + 1 });
  return {
    open: (file, fileContent) => void send('open', { file, fileContent }),
    close: (file) => void send('close', { file }),
    type: (file, place) => {
      const { line, offset } = at(place);
      const typed = { line, offset, endLine: line, endOffset: offset, insertString: ' ' };
      send('change', { file, ...typed });
    },
    complete: (file, place) => {
      const id = send('completionInfo', { file, ...at(place) });
      return new Promise((resolve) => {
        waiting.set(id, ({ body }) => resolve(body?.entries?.length ?? 0));
      });
    },
    processorTime: () => timeOfMainThread(server),
    stop: () => void server.kill(),
  };
}
