import type { Memory } from '../memory.ts';

/** The text as it is to be read. Formatting is remembered: it takes longer than all other stages. */
export function formatted(path: string, text: string, memory: Memory): Promise<string> {
  if (path.endsWith('.json')) return Promise.resolve(formatJson(text));
  const ending = path.slice(path.lastIndexOf('.'));
  return memory.recallLater('format', `${ending} ${text}`, () => format(path, text));
}

// Prettier took as long for openapi.json as for all code together (400 ms of 800).
function formatJson(text: string): string {
  return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
}

/** Loaded only for what has changed. */
async function format(path: string, text: string): Promise<string> {
  const { formatFile } = await import('./format.ts');
  return formatFile(path, text);
}
