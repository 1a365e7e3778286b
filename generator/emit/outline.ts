import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { Source } from './source.ts';

/** What a template may print: code, never text of unknown kind. */
export type Part = Source | boolean | readonly Part[] | { readonly [name: string]: Part };

/** Fills in one template. */
export type Outline = (parts: { readonly [name: string]: Part }) => string;

/** The outline `templates/<name>.hbs`: the order of a file's pieces, and no logic beyond each and if. */
export function outline(name: string): Outline {
  const text = readFileSync(new URL(`./templates/${name}.hbs`, import.meta.url), 'utf8');
  return Handlebars.compile(text, { strict: true, noEscape: true, knownHelpersOnly: true });
}
