import { isContainer } from './map.ts';

const DIGITS = 14;
const LARGEST = 2 ** 63;

/** Text of any value: `true` is `1`; `false` and `null` are empty; a list or a map says only what it is. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (isContainer(value)) return 'Array';
  return value === true ? '1' : '';
}

/** Whole numbers are written out, others to 14 digits: `0.3`, `1.0E+21`, `1.5E-7`. */
function textOfNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < LARGEST) return BigInt(value).toString();
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NAN' : value > 0 ? 'INF' : '-INF';
  const [digits = '', exponent = '0'] = value.toExponential(DIGITS - 1).split('e');
  const significant = digits.replace(/\.?0+$/, '');
  const power = Number(exponent);
  if (power >= -4 && power < DIGITS) return String(Number(`${significant}e${power}`));
  const mantissa = significant.includes('.') ? significant : `${significant}.0`;
  return `${mantissa}E${power < 0 ? '-' : '+'}${Math.abs(power)}`;
}

/** How many characters (code points) `text` has. */
export function characterCount(text: string): number {
  return [...text].length;
}
