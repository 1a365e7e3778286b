import type { OpenAPIV3_1 } from 'openapi-types';
import { digestOf } from '../../digest.ts';
import { Memory } from '../../memory.ts';
import type { Api, Resource } from '../../model/api.ts';
import { tokenOf } from '../../lower/callbacks.ts';
import type { Names } from '../../names/names.ts';
import { once } from '../../once.ts';
import { Blocks, plain, printed, separated } from '../pieces.ts';
import type { Piece } from '../pieces.ts';
import { resourceKeys } from '../resource-key.ts';
import type { KeyOf } from '../resource-key.ts';
import { components, securitySchemes } from './components.ts';
import { digestOfTargets } from './links.ts';
import { entry, indented, printedJson } from './entry.ts';
import { printPart } from './part.ts';
import type { Part, PartOutline } from './part.ts';
import { reachable, referencesIn } from './used.ts';

/** `generated/openapi.json`: the service as an OpenAPI 3.1 document. */
export function emitOpenApi(api: Api, names: Names): string {
  return String(printed(documentPieces(api, names, Memory.empty(), resourceKeys(api, names))));
}

export function openApi(api: Api, names: Names): OpenAPIV3_1.Document {
  // It is one by what made it.
  return JSON.parse(emitOpenApi(api, names)) as OpenAPIV3_1.Document;
}

/** The document in pieces: one for each address, and one for each view of an item. */
export function documentPieces(
  api: Api,
  names: Names,
  memory: Memory,
  keyOf: KeyOf,
): readonly Piece[] {
  const outlined = outlinedParts(api.resources, api, names, memory, keyOf);
  const paths = pathPieces(outlined);
  const schemas = viewPieces(outlined);
  const shown = reachable(
    outlined.flatMap(({ references }) => references),
    (reference) => schemas.get(reference)?.references ?? referencesOf.get(reference) ?? [],
  );
  const { schemas: ofAll, ...kinds } = used(shown, tokenOf(api.about));
  return [
    plain(`${printedJson(heading(api)).slice(0, -'\n}'.length)},\n "tags": `),
    ...list(outlined.map(tagPiece), 1),
    plain(',\n "paths": '),
    ...object(paths, 1),
    plain(',\n "components": {\n  "schemas": '),
    ...object(
      [
        ...[...schemas].flatMap(([reference, { piece }]) => (shown.has(reference) ? [piece] : [])),
        ...Object.entries(ofAll).map(([name, schema]) => plain(entry(name, schema, 3))),
      ],
      2,
    ),
    ...Object.entries(kinds).map(([kind, parts]) => plain(`,\n${entry(kind, parts, 2)}`)),
    plain('\n }\n}\n'),
  ];
}

function outlinedParts(
  resources: readonly Resource[],
  api: Api,
  names: Names,
  memory: Memory,
  keyOf: KeyOf,
): readonly Outlined[] {
  const errors = digestOf(JSON.stringify(api.about.errors ?? {}));
  const blocks = new Blocks();
  return resources.map((resource) => {
    const key = digestOf(`${keyOf(resource)} ${digestOfTargets(resource, api)} ${errors}`);
    const part = once(() => printPart(resource, api, names, blocks));
    const outline = memory.recall('openapi', key, () => part().outline);
    return { key, part, ...outline };
  });
}

/** The pieces of the document that follow from one resource alone. */
export interface ResourcePieces {
  /** What the rest of the document depends on. */
  readonly outline: string;
  /** How it is spoken of, and what is at its addresses. */
  readonly always: readonly Piece[];
  /** The views of its item, as far as something refers to them. */
  readonly referred: readonly Piece[];
}

export function resourcePieces(
  resource: Resource,
  api: Api,
  names: Names,
  memory: Memory,
  keyOf: KeyOf,
): ResourcePieces {
  const parts = outlinedParts([resource], api, names, memory, keyOf);
  return {
    outline: JSON.stringify(
      parts.map(({ addresses, references, views }) => [addresses, references, views]),
    ),
    always: [...parts.map(tagPiece), ...pathPieces(parts)],
    referred: [...viewPieces(parts).values()].map(({ piece }) => piece),
  };
}

interface Outlined extends PartOutline {
  readonly key: string;
  readonly part: () => Part;
}

/** What the document says of the service as a whole. */
function heading({ about: { server, license, ...about } }: Api) {
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      ...(about.description !== undefined && { description: about.description }),
      ...(about.contact && { contact: about.contact }),
      ...(license && { license }),
    },
    servers: [{ url: server ?? '/' }],
    // Reading what is public needs no user.
    security: [{}, { cookie: [], nonce: [] }, { applicationPassword: [] }],
  };
}

/** How the document speaks of one resource. */
function tagPiece({ key, tag }: Outlined): Piece {
  const text = () => indented(2) + printedJson(tag).replaceAll('\n', `\n${indented(2)}`);
  return { key: `tag ${key}`, bytes: () => [Buffer.from(text())] };
}

/** Several resources may have routes at one address. */
function pathPieces(outlined: readonly Outlined[]): readonly Piece[] {
  const found = new Map<string, Outlined[]>();
  for (const one of outlined) {
    for (const address of one.addresses) {
      const there = found.get(address);
      if (there) there.push(one);
      else found.set(address, [one]);
    }
  }
  return [...found].map(([address, parts]) => ({
    key: [address, ...parts.map(({ key }) => key)].join(' '),
    bytes: () => itemAt(address, parts),
  }));
}

/** The first endpoint of a method is the one that is called (4.1). */
function itemAt(address: string, parts: readonly Outlined[]): readonly Buffer[] {
  const operations = new Map<string, Buffer>();
  for (const [at, verb, operation] of parts.flatMap(({ part }) => part().operations)) {
    if (at === address && !operations.has(verb)) operations.set(verb, operation);
  }
  const members = [...operations.values()].map((bytes) => ({ key: null, bytes: () => [bytes] }));
  const item = [plain(`  ${JSON.stringify(address)}: `), ...object(members, 2)];
  return item.flatMap(({ bytes }) => bytes());
}

interface View {
  readonly references: readonly string[];
  readonly piece: Piece;
}

function itemNamed(name: string, { items }: Part): readonly Buffer[] {
  const item = items.get(name);
  if (item === undefined) throw new Error(`openapi: ${name} is in an outline, and not in its part`);
  return [item];
}

/** The views of all items, by how others refer to them. */
function viewPieces(outlined: readonly Outlined[]): ReadonlyMap<string, View> {
  return new Map(
    outlined.flatMap(({ key, part, views }) =>
      views.map(({ name, references }) => {
        const piece: Piece = {
          key: `${name} ${key}`,
          bytes: () => itemNamed(name, part()),
        };
        return [`#/components/schemas/${name}`, { references, piece }] as const;
      }),
    ),
  );
}

const common = components();
const referencesOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(common).flatMap(([kind, parts]) =>
    Object.entries(parts).map(([name, part]) => [
      `#/components/${kind}/${name}`,
      referencesIn(part),
    ]),
  ),
);

/** What every document has, as far as something refers to it. */
function used(shown: ReadonlySet<string>, token: string) {
  const kept = <T extends object>(kind: string, parts: T): T => {
    const entries = Object.entries(parts).filter(([name]) =>
      shown.has(`#/components/${kind}/${name}`),
    );
    return Object.fromEntries(entries) as T; // less of the same
  };
  const { schemas, parameters, headers, responses } = common;
  return {
    schemas: kept('schemas', schemas),
    parameters: kept('parameters', parameters),
    headers: kept('headers', headers),
    responses: kept('responses', responses),
    // What says who calls is named by the document as a whole.
    securitySchemes: securitySchemes(token),
  };
}

/** A list of JSON that stands `depth` deep, likewise. */
function list(items: readonly Piece[], depth: number): readonly Piece[] {
  if (items.length === 0) return [plain('[]')];
  return [plain('[\n'), ...separated(items, ',\n'), plain(`\n${indented(depth)}]`)];
}

/** An object of JSON that stands `depth` deep, with entries that are printed by themselves. */
function object(entries: readonly Piece[], depth: number): readonly Piece[] {
  if (entries.length === 0) return [plain('{}')];
  return [plain('{\n'), ...separated(entries, ',\n'), plain(`\n${indented(depth)}}`)];
}
