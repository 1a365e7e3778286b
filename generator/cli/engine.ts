import { setFlagsFromString } from 'node:v8';

/**
 * Lets the engine optimise a function only after eight times as much use as it asks for by itself. A run ends before most of what
 * is optimised has paid for that, and on few processors the run waits for this work.
 */
export function optimiseLater(): void {
  // An engine that does not know a setting says so on the terminal.
  if (major === 11) setFlagsFromString(`--interrupt-budget=${67_584 * TIMES}`);
  if (major === 12 || major === 13)
    setFlagsFromString(`--invocation-count-for-turbofan=${3_000 * TIMES}`);
}

const TIMES = 8;

/**
 * How far garbage grows before it is collected, in per cent of what is in use; by itself the engine lets it grow to three times as
 * much. From version 12 what is young may take up to 128 MiB as well: where garbage is to be small, it grows no further.
 */
export function letGarbageGrow(percent: number | 'by itself'): void {
  const isFree = percent === 'by itself';
  setFlagsFromString(`--heap-growing-percent=${isFree ? 0 : percent}`);
  if (major >= 12) setFlagsFromString(`--semi-space-growth-factor=${isFree ? 2 : 1}`);
}

const [major = 0] = (process.versions.v8 ?? '').split('.').map(Number);
