import { cleanText } from './clean-text.ts';

/** Plain text as `sanitizeTextField` makes it, with its line breaks (4.7). */
export function sanitizeTextareaField(value: unknown): string {
  return cleanText(value, { keepsLines: true });
}
