// Nor with NUL, at which databases and their indexes end a text.
const MARKS = /[\p{Mark}\0]+/gu;

/**
 * Text as it is searched and sorted: without case and accents. The databases differ in what they can
 * fold, so it is done here and kept next to the text.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}
