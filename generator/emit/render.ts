import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { generatorFolder } from '../package.ts';
import type { Imports } from './imports.ts';
import type { Source } from './source.ts';

/** Values that a template prints: code, never plain strings. */
export type Part = Source | boolean | readonly Part[] | { readonly [name: string]: Part };

const templates = new Map<string, HandlebarsTemplateDelegate>();

/** Renders the file `templates/<template>.hbs`, which is read and compiled at its first use, with the imports that the parts need. */
export function render(
  template: string,
  imports: Imports,
  parts: { readonly [name: string]: Part },
): string {
  const known = templates.get(template) ?? compile(template);
  templates.set(template, known);
  return known({ ...parts, imports: imports.statements() });
}

function compile(template: string): HandlebarsTemplateDelegate {
  const text = readFileSync(join(generatorFolder, 'emit/templates', `${template}.hbs`), 'utf8');
  return Handlebars.compile(text, { strict: true, noEscape: true, knownHelpersOnly: true });
}
