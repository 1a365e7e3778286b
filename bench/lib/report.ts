import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { html } from './html.ts';
import type { Page } from './html.ts';

const REPORTS = join(import.meta.dirname, '..', 'reports');

/** Prints the results, and writes them as a page. */
export function report(name: string, page: Page): void {
  const notes = [...page.notes, `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown'}.`];
  const path = join(REPORTS, `${name}.html`);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(path, html({ ...page, notes }));
  console.log(`\n${page.title}\n\n${page.tables.join('\n\n')}\n`);
  for (const note of notes) console.log(`- ${note}`);
  console.log(`\nTo open: ${relative(process.cwd(), path)}`);
}
