import { isMap } from './styles.ts';
import type { Values } from './styles.ts';

/** The property of each member of a style. */
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

/** Sides by their names, in the order of a left-to-right page; the properties are those of the reading direction. */
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
// Nothing that ends a declaration, opens a block or a comment, or hides one of them in an escape.
const UNSAFE = /[;{}<>\\@]|\/\*/;

/** Returns a value of a style as CSS, `var:preset|color|ink` as a custom property; `null` for what could be more than a value. */
export function cssValue(value: unknown, token: string): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > LONGEST || UNSAFE.test(text))
    return null;
  const preset = /^var:([\w|-]+)$/.exec(text)?.[1];
  return preset === undefined
    ? text
    : `var(--${token}--${preset.split('|').map(kebab).join('--')})`;
}

/** Returns a name as part of a class or a custom property: small letters, digits and dashes. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Returns the declarations of a style, as `theme.json` and the attribute `style` of blocks write it. */
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

/** Returns the member at a path, such as `color.text`; `undefined` where there is none. */
export function at(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const name of path.split('.')) {
    if (!isMap(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
