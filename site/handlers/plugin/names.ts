import { sanitizeTextField } from '../../../runtime/schema/index.ts';

const PLUGIN = /^[^.\/]+(?:\/[^.\/]+)?$/;

/** The id of a plugin: a folder and its module. It leads nowhere else. */
export function checkPlugin(value: unknown): boolean {
  return typeof value === 'string' && PLUGIN.test(value);
}

export function sanitizePlugin(value: unknown): string {
  return sanitizeTextField(value);
}
