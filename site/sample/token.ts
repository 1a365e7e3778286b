import type { SiteFile } from '../store/index.ts';

/** The product token that the sample site is written with. */
const WRITTEN = /(?<![A-Za-z])cms(?![A-Za-z])/g;

/** The same site for another product token, which names types, options, meta and the marks of blocks. */
export function withToken(site: SiteFile, token: string): SiteFile {
  // Only names and texts change, none of which the type of a site file tells of.
  return renamed(site, token) as SiteFile;
}

function renamed(value: unknown, token: string): unknown {
  if (typeof value === 'string') return value.replace(WRITTEN, token);
  if (Array.isArray(value)) return value.map((member) => renamed(member, token));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replace(WRITTEN, token),
      renamed(member, token),
    ]),
  );
}
