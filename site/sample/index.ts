import { readFileSync } from 'node:fs';
import type { SiteFile } from '../store/index.ts';

/** The product token in `site.json`: part of the names of types, options, meta keys and block comments. */
const WRITTEN_TOKEN = /(?<![A-Za-z])cms(?![A-Za-z])/g;

/** Returns the content of a new site: a small gazette that uses every type of content. */
export function sampleSite(token = 'cms'): SiteFile {
  const text = readFileSync(new URL('site.json', import.meta.url), 'utf8');
  // The import on the first start validates the file.
  return JSON.parse(text.replaceAll(WRITTEN_TOKEN, token)) as SiteFile;
}
