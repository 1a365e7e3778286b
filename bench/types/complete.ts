import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

interface Message {
  readonly type: string;
  readonly request_seq?: number;
  readonly body?: { readonly entries?: readonly unknown[] };
}

/** Milliseconds that an editor waits for completion at some places of a program, each time after a keypress. */
export async function completionTimes(
  tsserver: string,
  folder: string,
  program: string,
  places: readonly string[],
  rounds: number,
): Promise<number[]> {
  const server = new LanguageServer(tsserver);
  const file = join(folder, 'program.ts');
  await server.open(file, program);
  const positions = places.map((typed) => positionBehind(program, typed));
  const times: number[] = [];
  // The first round loads what later ones have at hand.
  for (let round = 0; round <= rounds; round += 1) {
    for (const position of positions) {
      server.tell('change', { file, ...ending(program), insertString: ' ' });
      const start = performance.now();
      const count = await server.ask('completionInfo', { file, ...position });
      if (round > 0) times.push(performance.now() - start);
      if (count === 0) throw new Error(`nothing to complete at line ${position.line} of ${file}`);
    }
  }
  server.stop();
  return times;
}

function positionBehind(program: string, typed: string): { line: number; offset: number } {
  const at = program.indexOf(typed);
  if (at < 0) throw new Error(`the program has no ${typed}`);
  const before = program.slice(0, at + typed.length).split('\n');
  return { line: before.length, offset: (before.at(-1) ?? '').length + 1 };
}

/** Where the program ends: what is typed there changes nothing that is asked about. */
function ending(program: string) {
  const lines = program.split('\n');
  const place = { line: lines.length, offset: (lines.at(-1) ?? '').length + 1 };
  return { ...place, endLine: place.line, endOffset: place.offset };
}

class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #sequence = 0;
  #unread = '';

  constructor(tsserver: string) {
    const flags = ['--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents'];
    this.#process = spawn(process.execPath, [tsserver, ...flags]);
    goFirst(this.#process.pid);
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  async open(file: string, fileContent: string): Promise<void> {
    this.tell('open', { file, fileContent });
    await this.ask('semanticDiagnosticsSync', { file });
  }

  tell(command: string, args: object): number {
    this.#sequence += 1;
    const request = { seq: this.#sequence, type: 'request', command, arguments: args };
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    return this.#sequence;
  }

  /** How many entries the answer has. */
  ask(command: string, args: object): Promise<number> {
    const sequence = this.tell(command, args);
    return new Promise((resolve) => {
      this.#waiting.set(sequence, ({ body }) => resolve(body?.entries?.length ?? 0));
    });
  }

  stop(): void {
    this.#process.kill();
  }

  /** Messages are lines of JSON, with their lengths in lines between. */
  #read(text: string): void {
    const lines = (this.#unread + text).split('\n');
    this.#unread = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('{')) continue;
      const message = JSON.parse(line) as Message;
      this.#waiting.get(message.request_seq ?? -1)?.(message);
    }
  }
}

/** Lets a process go before others, where one may: what they do is not to be measured. */
function goFirst(pid: number | undefined): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && pid !== undefined) setPriority(pid, constants.priority.PRIORITY_HIGHEST);
}
