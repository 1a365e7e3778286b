import { isMap } from '../../runtime/schema/values/containers.ts';
import type { Values } from './styles.ts';

/** The CSS property of each path in a style. */
const PROPERTIES: readonly (readonly [path: string, property: string])[] = [
  ['color.text', 'color'],
  ['color.background', 'background-color'],
  ['color.gradient', 'background'],
  ['typography.fontFamily', 'font-family'],
  ['typography.fontSize', 'font-size'],
  ['typography.fontStyle', 'font-style'],
  ['typography.fontWeight', 'font-weight'],
  ['typography.letterSpacing', 'letter-spacing'],
  ['typography.lineHeight', 'line-height'],
  ['typography.textAlign', 'text-align'],
  ['typography.textDecoration', 'text-decoration'],
  ['typography.textTransform', 'text-transform'],
  ['dimensions.minHeight', 'min-height'],
  ['border.color', 'border-color'],
  ['border.style', 'border-style'],
  ['border.width', 'border-width'],
  ['outline.color', 'outline-color'],
  ['outline.offset', 'outline-offset'],
  ['outline.style', 'outline-style'],
  ['outline.width', 'outline-width'],
  ['shadow', 'box-shadow'],
];

/** Sides by name, in the order of a left-to-right page; the properties are logical ones. */
const SIDES = [
  ['top', 'block-start'],
  ['right', 'inline-end'],
  ['bottom', 'block-end'],
  ['left', 'inline-start'],
] as const;

const CORNERS = [
  ['topLeft', 'start-start'],
  ['topRight', 'start-end'],
  ['bottomRight', 'end-end'],
  ['bottomLeft', 'end-start'],
] as const;

const LONGEST = 300;
// Characters that can end a declaration, open a block or comment, or escape a character.
const UNSAFE = /[;{}<>\\@]|\/\*/;

/** Returns a style value as CSS, `var:preset|color|ink` as a custom property; `null` if it is not a safe value. */
export function cssValue(value: unknown, token: string): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > LONGEST || UNSAFE.test(text))
    return null;
  const preset = /^var:([\w|-]+)$/.exec(text)?.[1];
  return preset === undefined
    ? text
    : `var(--${token}--${preset.split('|').map(kebab).join('--')})`;
}

/** Converts a name for a class or custom property: lower-case letters, digits and dashes. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/**
 * The classes of presets: the attribute of a block, a class for every preset, the ending of the class of one preset,
 * its property, and the kind of preset.
 */
export const PRESET_CLASSES = [
  ['textColor', 'has-text-color', '-color', 'color', 'color'],
  ['backgroundColor', 'has-background', '-background-color', 'background-color', 'color'],
  ['gradient', 'has-background', '-gradient-background', 'background', 'gradient'],
  ['borderColor', 'has-border-color', '-border-color', 'border-color', 'color'],
  ['fontSize', '', '-font-size', 'font-size', 'font-size'],
  ['fontFamily', '', '-font-family', 'font-family', 'font-family'],
] as const;

/** Returns the class of a block type: `cms-block-post-title`. */
export function blockClass(name: string, token: string): string {
  return `${token}-block-${name.replace(/^core\//, '').replace('/', '-')}`;
}

/** Returns the CSS declarations of a style in the form of `theme.json` and the block attribute `style`. */
export function declarations(style: Values, token: string): string {
  const found: string[] = [];
  const add = (property: string, value: unknown): void => {
    const safe = cssValue(value, token);
    if (safe !== null) found.push(`${property}:${safe}`);
  };
  for (const [path, property] of PROPERTIES) add(property, at(style, path));
  for (const kind of ['padding', 'margin']) {
    const value = at(style, `spacing.${kind}`);
    add(kind, value);
    if (isMap(value)) for (const [name, side] of SIDES) add(`${kind}-${side}`, value[name]);
  }
  const radius = at(style, 'border.radius');
  add('border-radius', radius);
  if (isMap(radius))
    for (const [name, corner] of CORNERS) add(`border-${corner}-radius`, radius[name]);
  for (const [name, side] of SIDES) {
    const border = at(style, `border.${name}`);
    if (!isMap(border)) continue;
    for (const part of ['color', 'style', 'width']) add(`border-${side}-${part}`, border[part]);
  }
  return found.join(';');
}

/** Returns the value at a path, such as `color.text`; `undefined` if it does not exist. */
export function at(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const name of path.split('.')) {
    if (!isMap(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
