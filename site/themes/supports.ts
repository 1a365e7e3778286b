import type { Schema } from '../../runtime/schema/index.ts';
import type { ThemeDescription } from './description.ts';

/**
 * What a theme has something for, by feature: all features that `schema` describes, each with its default
 * where the theme says nothing. `{token}` in their names is the product token.
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
