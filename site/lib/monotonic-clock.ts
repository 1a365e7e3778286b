/**
 * Milliseconds that pass, whatever the machine is told of the time: for how long something is kept. By the time of day it would
 * be kept for years when that was wrong, and was put right.
 */
export function steadyClock(): number {
  return performance.now();
}
