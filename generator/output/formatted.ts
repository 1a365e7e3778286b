import type { Memory } from '../memory.ts';

/** The text as it is to be read. JSON and Markdown are printed that way. */
export function formatted(path: string, text: string, memory: Memory): Promise<string> {
  if (!path.endsWith('.ts')) return Promise.resolve(text);
  return memory.recallLater('format', text, () => format(path, text));
}

/** Loaded only for what has changed. */
async function format(path: string, text: string): Promise<string> {
  const { formatCode } = await import('./format.ts');
  return formatCode(path, text);
}
