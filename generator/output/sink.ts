import { closeSync, openSync, writeSync } from 'node:fs';
import { atPath } from '../unable.ts';

/** A large file in the making. To be closed in any case. */
export interface Sink {
  write(bytes: Buffer): void;
  /** Puts bytes in the place of as many that are written already. */
  replace(at: number, bytes: Buffer): void;
  /** It is whole, and wanted. */
  keep(): void;
  close(): void;
}

/** One of which nobody wants to have anything. */
export const nowhere: Sink = {
  write: () => undefined,
  replace: () => undefined,
  keep: () => undefined,
  close: () => undefined,
};

/** A file at `path` in the making, which errors call by its `name`. */
export function onDisk(path: string, name: string, kept: () => void): Sink {
  const file = atPath(name, () => openSync(path, 'w'));
  return {
    write: (bytes) => atPath(name, () => writeAll(file, bytes, null)),
    replace: (at, bytes) => atPath(name, () => writeAll(file, bytes, at)),
    keep: kept,
    close: () => closeSync(file),
  };
}

function writeAll(file: number, bytes: Buffer, position: number | null): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(file, bytes, done, bytes.length - done, after(position, done));
}

function after(position: number | null, done: number): number | null {
  return position === null ? null : position + done;
}

export function inMemory(kept: (bytes: Buffer<ArrayBuffer>) => void): Sink {
  const parts: Buffer[] = [];
  return {
    // Whoever writes writes into the same room again.
    write: (bytes) => void parts.push(Buffer.from(bytes)),
    replace: (at, bytes) => {
      const whole = Buffer.concat(parts.splice(0));
      bytes.copy(whole, at);
      parts.push(whole);
    },
    keep: () => kept(Buffer.concat(parts)),
    close: () => undefined,
  };
}
