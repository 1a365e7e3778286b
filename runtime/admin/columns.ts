import type { PropertySchema, Schema } from '../schema/types.ts';
import { isItem } from './api.ts';
import type { Item } from './api.ts';
import { isMarkup, withChoices } from './fields.ts';
import { html } from '../http/index.ts';
import { choiceOf, labelOf, shortened } from './text.ts';
import type { Words } from './text.ts';
import type { Html, Insert } from '../http/index.ts';
import type { Collection, Model } from './model.ts';
import { textOf, titleName, urlOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** A column of a list. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly schema: Schema & Words;
  readonly relation: Collection | null;
}

const MOST_COLUMNS = 5;
const LONGEST = 90;
const HIDDEN =
  /^(?:id|guid|content|excerpt|meta|password|link|generated_slug|permalink_template|class_list|template|menu_order|(?:ping|comment)_status|.*_gmt|_links|.*user_agent|.*_ip)$/;

/** Whether a list can show a property. Other properties are not read: rendered texts take long. */
export function isListed(name: string): boolean {
  return !HIDDEN.test(name);
}

/** Returns the columns next to the title: the properties that most likely tell these items apart. */
export function columnsOf(
  collection: Collection,
  model: Model,
  items: readonly Item[],
): readonly Column[] {
  const main = titleName(collection);
  const properties: readonly (readonly [string, PropertySchema])[] = Object.entries(
    collection.schema.properties ?? {},
  );
  const placed = properties.flatMap(([name, schema]) => {
    const at = schema.admin?.column;
    return typeof at === 'number' && at > 0
      ? [{ at, column: columnOf(collection, model, name, schema) }]
      : [];
  });
  if (placed.length > 0) return placed.sort((a, b) => a.at - b.at).map(({ column }) => column);
  const scored = properties.flatMap(([name, schema]) => {
    if (name === main || !isListed(name) || schema.context?.length === 0) return [];
    if (schema.admin?.column === false) return [];
    const column = columnOf(collection, model, name, schema);
    const { relation } = column;
    const score = scoreOf(name, schema, relation);
    const isConstant = name === 'type' && new Set(items.map((item) => item[name])).size === 1;
    const isEmpty = isConstant || items.every((item) => isNothing(item[name], relation));
    return score === 0 || isEmpty ? [] : [{ ...column, score }];
  });
  const dates = scored.filter(({ schema }) => isDate(schema)).slice(1);
  return scored
    .filter((column) => !dates.includes(column))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_COLUMNS);
}

export function columnOf(
  collection: Collection,
  model: Model,
  name: string,
  schema: PropertySchema,
): Column {
  const relation = model.relationOf(collection, name, schema);
  return { name, schema, relation, label: labelOf(name, schema) };
}

function isNothing(value: unknown, relation: Collection | null): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : relation !== null && value === 0;
}

function isDate({ format }: Schema): boolean {
  return format === 'date' || format === 'date-time';
}

function scoreOf(name: string, schema: Schema, relation: Collection | null): number {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (/^(?:status|state)$/.test(name)) return 10;
  if (isDate(schema)) return 8;
  if (relation) return types.includes('array') ? 5 : 7;
  if (schema.enum || schema.items?.enum) return 6;
  if (/^roles?$|^kind$|^type$/.test(name)) return 5;
  if (schema.format === 'email') return 6;
  if (isMarkup(schema) || types.includes('object')) return 0;
  if (/^(?:count|price|amount|total|quantity)$/.test(name)) return 5;
  if (name === 'slug') return 3;
  if (types.includes('boolean')) return 3;
  if (types.includes('array')) return schema.items?.type === 'string' ? 1 : 0;
  if (schema.format === 'uri') return 1;
  if (types.includes('string')) return name === 'description' ? 2 : 2.5;
  return types.includes('number') || types.includes('integer') ? 2.5 : 0;
}

/** The labels of related items, by the slug of their collection and their IDs. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns a value of an item as the content of a cell. */
export function cell(
  { name, schema, relation }: Column,
  item: Item,
  labels: Labels,
  visit: Visit,
): Insert {
  const value = item[name];
  if (value === null || value === undefined || value === '')
    return html`<span class="none">–</span>`;
  if (relation) {
    const ids = (Array.isArray(value) ? value : [value])
      .map(String)
      .filter((id) => id !== '0' && id !== '');
    const links = ids
      .slice(0, 3)
      .map(
        (id, at) =>
          html`${at > 0 && ', '}${itemLink(visit, relation, id, labels.get(relation.slug)?.get(id))}`,
      );
    return ids.length === 0
      ? html`<span class="none">–</span>`
      : html`${links}${ids.length > 3 && ` and ${ids.length - 3} more`}`;
  }
  return valueOf(value, schema, name);
}

/** Returns the link to an item; its number if the caller may not read it. */
function itemLink(visit: Visit, collection: Collection, id: string, label?: string): Insert {
  return label === undefined
    ? `#${id}`
    : html`<a href="${urlOf(visit, collection, 'edit', { id })}">${label}</a>`;
}

/** Whether a value is one of a few, which have names. */
export function isChoice(schema: Schema & Words, name: string): boolean {
  return schema.enum !== undefined || schema.admin?.choices !== undefined || name === 'status';
}

/** Returns a value that cannot be changed. */
export function valueOf(value: unknown, schema: Schema & Words, name = ''): Insert {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' && isDate(schema)) return dateOf(value);
  if (typeof value === 'string' && isChoice(schema, name))
    return html`<span class="badge ${value.replace(/[^\w-]/g, '')}"
      >${choiceOf(value, schema)}</span
    >`;
  if (typeof value === 'string' && /^https?:\/\//.test(value))
    return html`<a href="${value}" rel="noreferrer"
      >${shortened(value.replace(/^https?:\/\//, ''), LONGEST)}</a
    >`;
  if (Array.isArray(value)) {
    const isNamed = withChoices(schema).items?.enum !== undefined;
    const texts = value.map((each) =>
      isItem(each) ? JSON.stringify(each) : isNamed ? choiceOf(each, schema) : String(each),
    );
    return shortened(texts.join(', '), LONGEST);
  }
  const text = textOf(value);
  return shortened(text === '' && isItem(value) ? JSON.stringify(value) : text, LONGEST);
}

function dateOf(value: string): Html {
  const [, day = value, time = ''] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/.exec(value) ?? [];
  return html`<time datetime="${value}"
    >${day}${time !== '' && html` <span class="time">${time}</span>`}</time
  >`;
}

/** Returns the address of a small picture of an item; `null` without one. */
export function pictureOf(item: Item): string | null {
  const { media_details: details, avatar_urls: avatars, mime_type: type } = item;
  const sizes = isItem(details) && isItem(details['sizes']) ? details['sizes'] : {};
  const small = sizes['thumbnail'] ?? sizes['medium'];
  if (isItem(small) && typeof small['source_url'] === 'string') return small['source_url'];
  const isPicture = typeof type === 'string' && type.startsWith('image/');
  if (isPicture && typeof item['source_url'] === 'string') return item['source_url'];
  const [avatar] = isItem(avatars) ? Object.values(avatars) : [];
  if (typeof avatar === 'string') return avatar;
  const found = Object.entries(item).find(
    ([name, value]) =>
      /thumb|image|avatar|photo|picture|icon/i.test(name) &&
      typeof value === 'string' &&
      /^https?:\/\/\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(value),
  );
  return found === undefined ? null : String(found[1]);
}
