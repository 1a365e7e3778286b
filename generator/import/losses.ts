import type { Document } from './document.ts';
import { pointerTo } from './problems.ts';

/**
 * The extent of a loss: the `operation` has no endpoint; a `part` of it is missing (a parameter, the body, a response, a status); a `detail`,
 * such as a limit or an annotation, is missing.
 */
export type Extent = 'operation' | 'part' | 'detail';

const kind = <E extends Extent>(extent: E, text: string) => ({ extent, text }) as const;
const detail = (text: string) => kind('detail', text);

/** Everything that schema files cannot say, or that the import changes. */
export const lossKinds = {
  method: kind('operation', 'methods other than GET, POST, PUT, PATCH and DELETE'),
  path: kind('operation', 'paths with adjacent parameters that no sign separates'),
  'form-member': kind('part', 'members of forms with files, whose names are not possible'),
  'header-parameter': kind('part', 'header parameters whose names are not possible'),
  'cookie-parameter': kind('part', 'cookie parameters'),
  'parameter-name': kind('part', 'parameters whose names the service uses itself'),
  responses: kind('part', 'further success responses that are not JSON, or next to a stream'),
  'name-conflict': kind('part', 'query and header parameters with the name of another parameter'),
  'same-requests': detail(
    'operations of one method and path, which become one with all parameters',
  ),
  media: detail('further media types of requests and responses'),
  callback: detail('callbacks'),
  webhook: detail('webhooks'),
  'response-media': detail('responses whose media type is a range, which become bytes'),
  'optional-body': detail('bodies that are not required, whose required members are'),
  'idle-body': detail('bodies of GET, and bodies of DELETE that are neither JSON nor forms'),
  'error-body': detail('schemas of errors that are not objects in JSON, and of unknown statuses'),
  'error-status': detail('errors of several statuses, such as "default", which get one'),
  'parameter-style': detail(
    'parameters in JSON, pipes and spaces, and headers that are not scalars, which become texts',
  ),
  'parameter-sign': detail('names of query parameters, in which "." and spaces become "_"'),
  'own-header': detail('headers that the service reads itself: Accept, Authorization, If-Match, …'),
  'response-header': detail('response headers'),
  security: detail('security schemes that the document does not declare'),
  server: detail('servers after the first one and of operations, and variables of URLs'),
  annotation: detail(
    'links, terms, external documentation, comments, XML, encodings of forms, and allowReserved',
  ),
  text: detail(
    'descriptions and titles of bodies, errors, paths, servers and tags, and titles next to descriptions',
  ),
  'response-text': detail('descriptions of usual responses and of errors'),
  extension: detail('extensions (x-…)'),
  'operation-id': detail('values of operationId with other characters, or that occur twice'),
  recursive: detail('recursive schemas, cut off where they repeat'),
  depth: detail('deeply nested or very large schemas, cut off'),
  'body-alternatives': detail('members that alternative bodies require, which become optional'),
  'one-of': detail('"oneOf", which becomes "anyOf"'),
  'all-of': detail('alternatives in several schemas of "allOf", of which the first are kept'),
  keyword: detail('keywords: not, if, contains, …, and limits of whole bodies, lists and errors'),
  format: detail('formats that the dialect does not have'),
  pattern: detail(
    'very long patterns, and ones that JavaScript cannot parse or match in linear time',
  ),
  limit: detail('limits that contradict each other, or that no number represents exactly'),
  default: detail(
    'defaults inside arguments and of responses, and defaults that their own schema refuses',
  ),
  enum: detail(
    'enum values that their own schema refuses, that are not exact numbers, or of error codes',
  ),
  example: detail('examples of bodies, and examples that their own schema refuses'),
  placeholder: detail('texts with ${…} or {token}, of which signs are changed'),
  required: detail('required members without a schema'),
  'property-name': detail('properties with the name of a member of every object'),
} as const;

export type LossKind = keyof typeof lossKinds;

/** A place of the document of which something is lost. */
interface Place {
  readonly kind: LossKind;
  readonly node: object;
  readonly name: string | undefined;
  readonly operations: Set<string>;
}

export interface Loss {
  readonly kind: LossKind;
  readonly pointer: string;
  /** `GET /pets`; empty if the loss is outside of operations. */
  readonly operations: readonly string[];
}

/** Collects what an import cannot carry, each place once, with the operations that it affects. */
export class Losses {
  readonly #places = new Map<object, Map<string, Place>>();
  #operation: string | null = null;

  /** Runs `convert` for an operation, which its losses name. */
  during<T>(operation: string, convert: () => T): T {
    this.#operation = operation;
    try {
      return convert();
    } finally {
      this.#operation = null;
    }
  }

  /** Adds a loss at a map or a list of the document, or at its member `name`. */
  add(kind: LossKind, node: object, name?: string): void {
    const key = `${kind} ${name ?? ''}`;
    const ofNode = this.#places.get(node) ?? new Map<string, Place>();
    this.#places.set(node, ofNode);
    const place = ofNode.get(key) ?? { kind, node, name, operations: new Set() };
    ofNode.set(key, place);
    if (this.#operation !== null) place.operations.add(this.#operation);
  }

  /** Returns all losses with their pointers, by kind in the order of `lossKinds`, then in the order of the document. */
  all(document: Document): readonly Loss[] {
    const places = [...this.#places.values()].flatMap((ofNode) => [...ofNode.values()]);
    const pointers = document.pointersOf(places.map(({ node }) => node));
    const kinds = Object.keys(lossKinds);
    const found = new Map<string, Loss>();
    for (const { kind, node, name, operations } of places) {
      const pointer = `${pointers.get(node) ?? ''}${name === undefined ? '' : pointerTo(name)}`;
      const key = JSON.stringify([kind, pointer]);
      // Several nodes can have one pointer: merged schemas stand for their first part.
      const before = found.get(key)?.operations ?? [];
      const all = [...new Set([...before, ...operations])];
      found.set(key, { kind, pointer, operations: all });
    }
    return [...found.values()].sort(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.pointer < b.pointer ? -1 : 1),
    );
  }
}

/** The arguments of `Losses.add`. */
export type LossAt = readonly [kind: LossKind, node: object, name?: string | undefined];

/** Returns each loss once. */
export function uniqueLosses(losses: readonly LossAt[]): LossAt[] {
  const found = new Map<object, Map<string, LossAt>>();
  for (const loss of losses) {
    const [kind, node, name = ''] = loss;
    const ofNode = found.get(node) ?? new Map<string, LossAt>();
    found.set(node, ofNode.set(`${kind} ${name}`, loss));
  }
  return [...found.values()].flatMap((ofNode) => [...ofNode.values()]);
}
