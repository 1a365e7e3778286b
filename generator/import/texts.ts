import { isNamed, nodesOf, referencesIn } from './document.ts';
import type { Document } from './document.ts';
import { isMap, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { examplesIn, plainText } from './keywords.ts';
import type { Losses } from './losses.ts';
import type { Operation } from './operations.ts';

/** Adds the losses of texts, annotations and extensions, and of examples next to the schemas of bodies. */
export function addTexts(
  document: Document,
  operations: readonly Operation[],
  files: object,
  losses: Losses,
): void {
  const read = readParts(document, operations);
  const texts = new Set(['', ...stringsIn(files)]);
  for (const [node, path] of nodesOf(document.root)) {
    if (!isMap(node) || isNamed(path) || path?.isData === true) continue;
    for (const name of Object.keys(node)) {
      if (ANNOTATIONS.has(name)) losses.add('annotation', node, name);
      if (name.startsWith('x-') && !READ.test(name)) losses.add('extension', node, name);
    }
    const { name: around = '', parent } = path?.parent ?? {};
    const isInfo = path?.name === 'info';
    const isListed = parent === null && /^(?:paths|servers|tags)$/.test(around);
    // Each response has to have a description, whose loss is one of the response.
    const isRead = (read.has(node) || isListed || isInfo) && around !== 'responses';
    addLostTexts(node, isInfo, isRead ? texts : null, losses);
    const isBody = isMap(node['schema']) && !('in' in node);
    if (isBody && examplesIn(node, document).length > 0) losses.add('example', node);
  }
}

/** Adds the losses of texts that are not in `texts`, if there are any, and of those with placeholders. */
function addLostTexts(
  node: JsonMap,
  isInfo: boolean,
  texts: ReadonlySet<string> | null,
  losses: Losses,
): void {
  const description = textIn(node, 'description');
  for (const name of ['description', 'summary', 'title']) {
    const text = textIn(node, name) ?? '';
    // A description replaces a title.
    const isReplaced = name === 'title' && !isInfo && !(description ?? text).includes(text);
    if (texts && (isReplaced || !texts.has(plainText(text)))) losses.add('text', node, name);
    else if (plainText(text) !== text) losses.add('placeholder', node, name);
  }
}

/** Returns the parts of a document that operations refer to, directly or through others. */
function readParts(document: Document, operations: readonly Operation[]): ReadonlySet<unknown> {
  const own = operations.flatMap(({ node, parameters }) => [
    node,
    ...parameters.map((each) => each.node),
  ]);
  const targets = [...referencesIn(own, document)].map((reference) => document.at(reference));
  return new Set([...nodesOf([own, targets])].map(([node]) => node));
}

/** Returns all texts in a value. */
function stringsIn(value: unknown): readonly string[] {
  const parts = [...nodesOf(Object(value))].flatMap(([node]) => Object.values(node));
  return parts.filter((part): part is string => typeof part === 'string');
}

/** Members that describe an API without a place in schema files. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...['$comment', 'allowEmptyValue', 'allowReserved', 'encoding', 'externalDocs'],
  ...['jsonSchemaDialect', 'links', 'termsOfService', 'xml'],
]);

/** Extensions that the import reads, and those of this program. */
const READ =
  /^x-(?:enum-varnames|enumNames|enum-names|enum-descriptions|enumDescriptions|generated)$/;
