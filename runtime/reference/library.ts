import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LIBRARY = 'swagger-ui-dist';

/** Reads a file of the package that draws the reference; the text is kept once it was read. */
export function libraryFile(name: string): () => string {
  const path = pathOf(name);
  let text: string | null = null;
  return () => (text ??= readFileSync(path, 'utf8'));
}

function pathOf(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(`${LIBRARY}/${name}`);
  } catch (cause) {
    throw new Error(`The API reference requires ${LIBRARY}. Run: npm install ${LIBRARY}`, {
      cause,
    });
  }
}
