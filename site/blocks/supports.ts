import { blockClass, declarations, kebab, PRESET_CLASSES } from '../themes/declarations.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { textOf } from './attributes.ts';
import type { Attributes } from './block-types.ts';
import type { Block, Part } from './parse.ts';

/** Classes and CSS declarations from the attributes that every block type supports. */
export interface Look {
  readonly classes: readonly string[];
  /** CSS declarations; empty for none. */
  readonly style: string;
}

/** Returns the classes and styles of a dynamic block: colors, typography, spacing and border. */
export function lookOf(written: Attributes, token: string): Look {
  const classes = PRESET_CLASSES.flatMap(([attribute, always, ending]) => {
    const slug = kebab(textOf(written, attribute));
    return slug === '' ? [] : [always, `has-${slug}${ending}`];
  });
  const { style } = written;
  return {
    classes: [...classes, ...layoutClasses(written['layout'])],
    style: isMap(style) ? declarations(style, token) : '',
  };
}

const KINDS = new Set(['constrained', 'default', 'flex', 'grid']);
const JUSTIFICATIONS = new Set(['left', 'center', 'right', 'space-between', 'stretch']);
const ALIGNMENTS = new Set(['top', 'center', 'bottom', 'stretch', 'space-between']);

/** Returns the classes for the attribute `layout`; none if it is not set. */
function layoutClasses(layout: unknown): readonly string[] {
  if (!isMap(layout)) return [];
  const kind = textOf(layout, 'type');
  const justification = textOf(layout, 'justifyContent');
  const alignment = textOf(layout, 'verticalAlignment');
  const columns = layout['columnCount'];
  return [
    KINDS.has(kind) ? `is-layout-${kind.replace('default', 'flow')}` : '',
    JUSTIFICATIONS.has(justification) ? `is-content-justification-${justification}` : '',
    ALIGNMENTS.has(alignment) ? `is-vertically-aligned-${alignment}` : '',
    layout['orientation'] === 'vertical' ? 'is-vertical' : '',
    layout['flexWrap'] === 'nowrap' ? 'is-nowrap' : '',
    typeof columns === 'number' && Number.isInteger(columns) && columns > 0 && columns <= 6
      ? `has-${columns}-columns`
      : '',
  ].filter((name) => name !== '');
}

/** Block types whose HTML gets no class of the type. */
const BARE = new Set(
  [
    'paragraph',
    'heading',
    'list',
    'list-item',
    'html',
    'freeform',
    'more',
    'nextpage',
    'query',
  ].map((name) => `core/${name}`),
);

const TAG = /^(<[a-z][a-z\d-]*)((?:\s[^<>]*)?>)/;
const CLASS = /\sclass="([^"]*)"/;

/** Returns the parts of a static block, with the classes of type and layout added to its first element. */
export function withClasses({ name, attributes, parts }: Block, token: string): readonly Part[] {
  const own = BARE.has(name) ? [] : [blockClass(name, token)];
  const wanted = [...own, ...layoutClasses(attributes['layout'])];
  const at = parts.findIndex((part) => typeof part !== 'string' || part.trim() !== '');
  const first = parts[at];
  if (wanted.length === 0 || typeof first !== 'string') return parts;
  return parts.with(at, tagWithClasses(first, wanted));
}

function tagWithClasses(tag: string, wanted: readonly string[]): string {
  return tag.replace(TAG, (whole, start: string, rest: string) => {
    const written = CLASS.exec(rest)?.[1];
    if (written === undefined) return `${start} class="${wanted.join(' ')}"${rest}`;
    const missing = wanted.filter((each) => !written.split(/\s+/).includes(each));
    return missing.length === 0
      ? whole
      : start + rest.replace(CLASS, () => ` class="${[written, ...missing].join(' ').trim()}"`);
  });
}
