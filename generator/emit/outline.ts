import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { generatorFolder } from '../package.ts';
import type { Source } from './source.ts';

/** Values that a template prints: code, never plain strings. */
export type Part = Source | boolean | readonly Part[] | { readonly [name: string]: Part };

/** Renders one template. */
export type Outline = (parts: { readonly [name: string]: Part }) => string;

/** Returns the template `templates/<name>.hbs`. It is read and compiled at its first use. */
export function outline(name: string): Outline {
  let template: Outline | null = null;
  return (parts) => {
    template ??= compile(name);
    return template(parts);
  };
}

function compile(name: string): Outline {
  const text = readFileSync(join(generatorFolder, 'emit/templates', `${name}.hbs`), 'utf8');
  return Handlebars.compile(text, { strict: true, noEscape: true, knownHelpersOnly: true });
}
