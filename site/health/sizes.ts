import { folderSize } from './folder-size.ts';

/** How much room something takes. */
export interface Room {
  /** As people read it, or that there was no time to count it. */
  readonly size: string;
  /** The same for who looks for a fault. */
  readonly debug: string;
  /** In bytes; absent when there was no time. */
  readonly raw?: number;
  readonly path?: string;
}

/** What is measured: folders by the names under which they are told, and the database. */
export interface Measured {
  readonly folders: readonly MeasuredFolder[];
  databaseSize(): Promise<number>;
}

export interface MeasuredFolder {
  readonly name: string;
  readonly path: string;
  /** Folders inside that are told of by themselves, or do not belong to it. */
  readonly except?: readonly string[];
}

const TIME_LIMIT = 8_000;

/** How much room the folders and the database of a site take, and all of it together. */
export async function sizesOf(
  { folders, databaseSize }: Measured,
  timeLimit = TIME_LIMIT,
): Promise<{ readonly raw: number; readonly [name: string]: Room | number }> {
  const deadline = performance.now() + timeLimit;
  const rooms: [string, Room][] = [];
  // The first is that of the program, by far the largest: it must not take the time of the others.
  for (const { name, path, except } of folders.toReversed()) {
    const size = await folderSize(path, deadline, except);
    rooms.unshift([name, { path, ...room(size) }]);
  }
  rooms.push(['database_size', room(await databaseSize())]);
  const counted = rooms.map(([, { raw }]) => raw);
  const isWhole = counted.every((raw) => raw !== undefined);
  const total = counted.reduce<number>((sum, raw) => sum + (raw ?? 0), 0);
  return {
    raw: isWhole ? total : 0,
    ...Object.fromEntries(rooms),
    total_size: room(isWhole ? total : null),
  };
}

function room(bytes: number | null): Room {
  if (bytes === null) return { size: 'There was no time to count it.', debug: 'timeout' };
  const size = inUnits(bytes);
  return { size, debug: `${size} (${bytes} bytes)`, raw: bytes };
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

function inUnits(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${unit === 0 ? amount : amount.toFixed(2)} ${UNITS[unit] ?? ''}`;
}
