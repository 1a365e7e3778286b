import { readFileSync } from 'node:fs';
import { isError } from '../../runtime/errors/index.ts';
import { parseValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { nameWithToken } from '../domain/meta-keys.ts';

/** The description of a theme; site/themes/theme.schema.json documents each member. */
export interface ThemeDescription {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly author: string;
  readonly author_uri: string;
  readonly theme_uri: string;
  readonly textdomain?: string;
  readonly screenshot: string;
  readonly tags: readonly string[];
  readonly requires: { readonly api: string; readonly php: string };
  readonly supports: Readonly<Record<string, unknown>>;
  /** The names of the menu locations for users, by location. */
  readonly menu_locations: Readonly<Record<string, string>>;
  readonly sidebars: readonly ThemeSidebar[];
  readonly custom_templates: readonly CustomTemplate[];
  readonly template_parts: readonly TemplatePartFacts[];
  readonly pattern_categories: Readonly<Record<string, string>>;
  /** The variation for dark screens. */
  readonly dark_variation?: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, unknown>>;
}

/** A place for widgets, and the markup around them. */
export interface ThemeSidebar {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly class: string;
  readonly before_widget: string;
  readonly after_widget: string;
  readonly before_title: string;
  readonly after_title: string;
}

interface CustomTemplate {
  readonly name: string;
  readonly title: string;
  readonly post_types: readonly string[];
}

interface TemplatePartFacts {
  readonly name: string;
  readonly title: string;
  readonly area: string;
}

/** A problem with a file, in one sentence. */
export class Problem {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

// Its form is that of the dialect, which the kernel reports on when it is not.
const schema = JSON.parse(
  readFileSync(new URL('theme.schema.json', import.meta.url), 'utf8'),
) as Schema;

/** Reads a description; names in it get the product token of the site. */
export function readDescription(text: string, token: string): ThemeDescription | Problem {
  const value = readJson(text);
  if (value instanceof Problem) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Problem('it is no JSON object');
  const checked = parseValue(value, schema, 'theme');
  if (isError(checked)) return new Problem(checked.message);
  // The schema vouches for its members and their types.
  const description = withDefaults(checked, schema) as ThemeDescription;
  return { ...description, supports: spelled(description.supports, token) };
}

/** Reads JSON; what is wrong with it is a value. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new Problem(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A value with the defaults of its schema where it has no member, at any depth. */
function withDefaults(value: unknown, { properties, items }: Schema): unknown {
  if (Array.isArray(value))
    return items ? value.map((item: unknown) => withDefaults(item, items)) : value;
  if (typeof value !== 'object' || value === null || !properties) return value;
  const filled = new Map<string, unknown>(Object.entries(value));
  for (const [name, member] of Object.entries(properties)) {
    const given = filled.has(name) ? filled.get(name) : member.default;
    if (given !== undefined) filled.set(name, withDefaults(given, member));
  }
  return Object.fromEntries(filled);
}

function spelled(supports: ThemeDescription['supports'], token: string) {
  const entries = Object.entries(supports);
  return Object.fromEntries(entries.map(([name, value]) => [nameWithToken(name, token), value]));
}

/**
 * The features of a theme: all features that `schema` describes, each with its default when the theme does not
 * set it. `{token}` in their names is the product token.
 */
export function themeSupports(
  { supports }: ThemeDescription,
  schema: Schema,
  token: string,
): Readonly<Record<string, unknown>> {
  const features = Object.entries(schema.properties ?? {}).map(([written, feature]) => {
    const name = written.replace('{token}', token);
    const said = Object.hasOwn(supports, name) ? supports[name] : undefined;
    // A post without a format is of the standard one.
    if (name === 'formats' && Array.isArray(said))
      return [name, [...new Set(['standard', ...said.map(String)])]] as const;
    return [name, structuredClone(said ?? feature.default)] as const;
  });
  return Object.fromEntries(features);
}
