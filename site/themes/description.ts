import { readFileSync } from 'node:fs';
import { isError } from '../../runtime/errors/index.ts';
import { parseValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { Problem } from '../lib/problem.ts';
import { nameWithToken } from '../domain/meta-keys.ts';

/** The content of `theme.json`; site/themes/theme.schema.json documents each property. */
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
  /** The labels of the menu locations, by location. */
  readonly menu_locations: Readonly<Record<string, string>>;
  readonly sidebars: readonly ThemeSidebar[];
  readonly custom_templates: readonly CustomTemplate[];
  readonly template_parts: readonly TemplatePartFacts[];
  readonly pattern_categories: Readonly<Record<string, string>>;
  /** The style variation for dark mode. */
  readonly dark_variation?: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, unknown>>;
}

/** A sidebar: a place for widgets, with the markup around them. */
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

// The runtime reports an invalid schema.
const schema = JSON.parse(
  readFileSync(new URL('theme.schema.json', import.meta.url), 'utf8'),
) as Schema;

/** Parses a `theme.json`; `{token}` in names is replaced by the product token of the site. */
export function readDescription(text: string, token: string): ThemeDescription | Problem {
  const value = readJson(text);
  if (value instanceof Problem) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Problem('it is not a JSON object');
  const checked = parseValue(value, schema, 'theme');
  if (isError(checked)) return new Problem(checked.message);
  // The schema guarantees the types of the properties.
  const description = withDefaults(checked, schema) as ThemeDescription;
  const supports = Object.entries(description.supports).map(
    ([name, value]) => [nameWithToken(name, token), value] as const,
  );
  return { ...description, supports: Object.fromEntries(supports) };
}

/** Parses JSON; returns a `Problem` for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new Problem(
      `it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Returns a value with the defaults of its schema for absent properties, at any depth. */
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

/**
 * Returns the features of a theme: all features in `schema`, with the default of those that the theme does not set.
 * `{token}` in names is replaced by the product token.
 */
export function themeSupports(
  { supports }: ThemeDescription,
  schema: Schema,
  token: string,
): Readonly<Record<string, unknown>> {
  const features = Object.entries(schema.properties ?? {}).map(([written, feature]) => {
    const name = written.replace('{token}', token);
    const value = Object.hasOwn(supports, name) ? supports[name] : undefined;
    // A post without a format has the format `standard`.
    if (name === 'formats' && Array.isArray(value))
      return [name, [...new Set(['standard', ...value.map(String)])]] as const;
    return [name, structuredClone(value ?? feature.default)] as const;
  });
  return Object.fromEntries(features);
}
