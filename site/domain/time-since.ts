const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [unit: string, length: number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** How long ago a moment was, in its largest unit: `3 weeks`; `1 minute` for what is newer. */
export function timeSince(moment: number, now: number): string {
  const passed = Math.abs(now - moment);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['minute', MINUTE];
  const count = Math.max(1, Math.floor(passed / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
