import type { BlockRenderer } from '../../block-type.ts';
import { patternNamed } from '../../patterns/patterns.ts';
import { textOf } from '../../values.ts';

/** The blocks of a pattern, where one has the name. */
export const pattern: BlockRenderer = async ({ attributes, contentOf, html }) => {
  const found = await patternNamed(textOf(attributes, 'slug'));
  return found ? contentOf({ key: `pattern ${found.name}`, content: found.content }) : html``;
};
