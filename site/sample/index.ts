import { readFileSync } from 'node:fs';
import type { SiteFile } from '../store/index.ts';

/** The product token that `site.json` is written with. It names types, options, meta keys and the marks of blocks. */
const WRITTEN_TOKEN = /(?<![A-Za-z])cms(?![A-Za-z])/g;

/** Returns the content of a new site: a small gazette that uses every type of content. */
export function sampleSite(token = 'cms'): SiteFile {
  const text = readFileSync(new URL('site.json', import.meta.url), 'utf8');
  // Every first start imports the file, which validates it.
  return JSON.parse(text.replaceAll(WRITTEN_TOKEN, token)) as SiteFile;
}
