import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Handlebars from 'handlebars';
import { beforehand } from '../beforehand.ts';
import { generatorFolder } from '../place.ts';
import { outlineOptions } from './outline-files.ts';
import type { Source } from './source.ts';

/** What a template may print: code, never text of unknown kind. */
export type Part = Source | boolean | readonly Part[] | { readonly [name: string]: Part };

/** Fills in one template. */
export type Outline = (parts: { readonly [name: string]: Part }) => string;

/**
 * The outline `templates/<name>.hbs`: the order of a file's pieces, and no logic beyond each and if. Nothing is
 * loaded before it is filled in: handlebars takes 60 ms, without its compiler 5.
 */
export function outline(name: string): Outline {
  let made: Outline | null = null;
  return (parts) => {
    made ??= compiledBefore(name) ?? compiled(name);
    return made(parts);
  };
}

const require = createRequire(import.meta.url);

/** `null` where the tool runs from its sources. */
function compiledBefore(name: string): Outline | null {
  // The build writes a member for each template, from the same options, and what fills it in.
  const made = beforehand('templates') as Templates | null;
  return made && made.runtime.template(made.specs[name] as TemplateSpecification);
}

interface Templates {
  readonly runtime: Pick<typeof Handlebars, 'template'>;
  readonly specs: { readonly [name: string]: TemplateSpecification };
}

function compiled(name: string): Outline {
  const text = readFileSync(join(generatorFolder, 'emit/templates', `${name}.hbs`), 'utf8');
  // What is required has no type of its own.
  const { compile } = require('handlebars') as typeof Handlebars;
  return compile(text, outlineOptions);
}
