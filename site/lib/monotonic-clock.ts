/**
 * Monotonic time in milliseconds, for expiry. The time of day can be set back, which would keep entries for too
 * long.
 */
export function steadyClock(): number {
  return performance.now();
}
