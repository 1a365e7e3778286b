import type { Memory } from '../memory.ts';

/** The text as it is to be read. Formatting is remembered: it takes longer than all other stages. */
export function formatted(path: string, text: string, memory: Memory): Promise<string> {
  // JSON is printed as it is to be read; prettier took as long for it as for all code together.
  if (path.endsWith('.json')) return Promise.resolve(text);
  const ending = path.slice(path.lastIndexOf('.'));
  return memory.recallLater('format', `${ending} ${text}`, () => format(path, text));
}

/** Loaded only for what has changed. */
async function format(path: string, text: string): Promise<string> {
  const { formatFile } = await import('./format.ts');
  return formatFile(path, text);
}
