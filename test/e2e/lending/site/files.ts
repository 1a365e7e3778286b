import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Service } from 'restloom-runtime/http';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Serves the page and the cover images. */
export function files(page: string, covers: string): Service {
  return {
    respond: async ({ method, url }) => {
      if (method !== 'GET' && method !== 'HEAD') return null;
      const path = url.split('?', 1)[0] ?? '';
      const name = path === '/' ? 'index.html' : basename(path);
      const folder = path.startsWith('/covers/') ? covers : page;
      const type = TYPES[extname(name)];
      if (type === undefined) return null;
      try {
        const body = await readFile(join(folder, name));
        return { status: 200, headers: ['Content-Type', type], body };
      } catch {
        return null;
      }
    },
  };
}
