import { cleanText } from './clean-text.ts';

/** One line of plain text: no tags, no percent-encoded octets, runs of blanks folded to one (4.7). */
export function sanitizeTextField(value: unknown): string {
  return cleanText(value, { keepsLines: false });
}
