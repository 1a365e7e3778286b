import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Handlebars from 'handlebars';
import { generatorFolder } from '../package.ts';
import type { Imports } from './imports.ts';
import type { Source } from './source.ts';

/** Values that a template prints: code, never plain strings. */
export type Part = Source | boolean | readonly Part[] | { readonly [name: string]: Part };

const templates = new Map<string, HandlebarsTemplateDelegate>();

/** Renders the file `templates/<template>.hbs`, which is compiled at its first use, with the imports that the parts need. */
export function render(
  template: string,
  imports: Imports | null,
  parts: { readonly [name: string]: Part },
): string {
  const known = templates.get(template) ?? load(template);
  templates.set(template, known);
  return known({ ...parts, imports: imports?.statements() ?? [] });
}

export const templateFolder = join(generatorFolder, 'emit/templates');

/** The options for compiling templates. The build compiles them with handlebars, which takes long to load. */
export const templateOptions = { strict: true, noEscape: true, knownHelpersOnly: true };

function load(template: string): HandlebarsTemplateDelegate {
  const require = createRequire(import.meta.url);
  const compiled = join(templateFolder, `${template}.cjs`);
  if (existsSync(compiled)) {
    const runtime = require('handlebars/runtime') as typeof Handlebars;
    return runtime.template(require(compiled) as TemplateSpecification); // scripts/assets.js writes the file
  }
  const { compile } = require('handlebars') as typeof Handlebars;
  return compile(readFileSync(join(templateFolder, `${template}.hbs`), 'utf8'), templateOptions);
}
