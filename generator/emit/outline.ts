import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Handlebars from 'handlebars';
import { generatorFolder } from '../place.ts';
import { COMPILED, outlineOptions } from './outline-files.ts';
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
    made ??= beforehand(name) ?? compiled(name);
    return made(parts);
  };
}

const require = createRequire(import.meta.url);

/** What the build has compiled; `null` where the tool runs from its sources. */
function beforehand(name: string): Outline | null {
  const path = join(generatorFolder, 'emit', COMPILED);
  if (!existsSync(path)) return null;
  // The build writes a member for each template, from the same options.
  const specs = require(path) as { readonly [name: string]: TemplateSpecification };
  const { template } = require('handlebars/dist/handlebars.runtime.js') as typeof Handlebars;
  return template(specs[name] as TemplateSpecification);
}

function compiled(name: string): Outline {
  const text = readFileSync(join(generatorFolder, 'emit/templates', `${name}.hbs`), 'utf8');
  const { compile } = require('handlebars') as typeof Handlebars;
  return compile(text, outlineOptions);
}
