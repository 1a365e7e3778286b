/** Returns the median of numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  return (upper + lower) / 2;
}

/** Returns the mean of the middle half, which is finer than a median of whole units. */
export function midmean(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return mean(sorted.slice(quarter, sorted.length - quarter));
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

/** Returns the geometric mean of ratios. */
export function geometricMean(numbers: readonly number[]): number {
  return Math.exp(mean(numbers.map(Math.log)));
}

/** Returns three significant digits: `1.23 M`, `45.6 k`. */
export function short(number: number): string {
  for (const [size, unit] of UNITS) {
    if (number >= size) return `${digits(number / size)} ${unit}`;
  }
  return digits(number);
}

/** `3.42×` */
export function times(ratio: number): string {
  return `${digits(ratio)}×`;
}

const UNITS = [
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

function digits(number: number): string {
  if (number >= 100) return number.toFixed(0);
  if (number >= 10) return number.toFixed(1);
  return number >= 0.1 ? number.toFixed(2) : number.toFixed(3);
}
