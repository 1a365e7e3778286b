import { isRedirect } from '../../runtime/resource/index.ts';
import { endpointsOf, type Api, type Endpoint, type Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { answered, readerOf } from './client-method.ts';
import { Imports, modules } from './imports.ts';
import { fileKinds } from './files.ts';
import { render } from './render.ts';
import { doc, id, joined, literal, property, ts, type Source } from './source.ts';
import { capital, commentOf, served } from './wording.ts';

/** Prints `generated/<resource>/handlers.ts`: the interface that the site implements. */
export function emitHandlers(resource: Resource, names: Names): string {
  const { files, handlers, handlerFile, item, facts } = names.of(resource);
  const imports = new Imports(files.handlers, names);
  const server = (type: string) => imports.type(modules.server, type);
  const types = (type: string) => property(imports.allTypes(files.types, 'types'), type);

  const endpoints = endpointsOf(resource).map((endpoint) => {
    const { method, argsType, answerType, errorType, responsesType } = names.ofEndpoint(endpoint);
    const { answer, answers, responses } = endpoint;
    const other = answer ? types(answerType) : ts`unknown`;
    const result = answered(endpoint, answers === 'any' ? other : types(item), server);
    const usual = returnedType(endpoint, result);
    const replies = responses && ts`${server('Replies')}<${types(responsesType)}, ${usual}>`;
    const all = replies && !isRedirect(endpoint.status) ? ts`${usual} | ${replies}` : replies;
    const errors = endpoint.hasConstructors ? [types(errorType)] : [];
    const typed = (type: string, ...groups: readonly Source[]) =>
      ts`${server(type)}<${joined([types(argsType), all ?? usual, ...groups, ...errors], ', ')}>`;
    const under = endpoint.route.nested?.under.map(literal) ?? [];
    const nested = under.length > 0 ? [typed('NestedEndpoint', joined(under, ' | '))] : [];
    const kinds = [
      // Next to another type of `handle`, that of `FilesEndpoint` would not have `files`.
      ...nested.map((type) => (endpoint.files ? ts`Pick<${type}, 'parents'>` : type)),
      ...(endpoint.files ? [typed('FilesEndpoint', fileKinds(endpoint.files))] : []),
      ...(endpoint.uploads && !endpoint.files ? [typed('UploadEndpoint')] : []),
    ];
    return {
      doc: doc(commentOf(endpoint, served(resource, endpoint))),
      name: id(method),
      type: kinds.length === 0 ? typed('Endpoint') : joined(kinds, ' & '),
    };
  });
  if (Object.keys(resource.facts).length > 0) {
    endpoints.push({
      doc: doc('Returns the values that links depend on and the items do not have.'),
      name: id('facts'),
      type: ts`${server('FactsOf')}<${types(item)}, ${types(facts)}>`,
    });
  }

  return render('interface', imports, {
    doc: doc(`The endpoints of \`${resource.name}\`; ${handlerFile} implements them.`),
    name: id(handlers),
    members: endpoints,
  });
}

/** Prints the type that a handler returns; `value` is that of its response as JSON. */
function returnedType(endpoint: Endpoint, value: Source): Source {
  // A handler that answers nothing returns nothing.
  if (isEmpty(endpoint)) return ts`${value} | void`;
  const reader = readerOf(endpoint);
  if (reader === null) return value;
  const part = reader === 'valuesOf' ? value : reader === 'textOf' ? ts`string` : ts`Uint8Array`;
  const parts = ts`Iterable<${part}> | AsyncIterable<${part}>`;
  return reader === 'valuesOf' ? parts : ts`${part} | ${parts}`;
}

export function isEmpty({ answer }: Endpoint): boolean {
  return answer?.schema.type === 'null';
}

/** Prints `generated/callbacks.ts`: the callbacks that schemas name and the site provides. */
export function emitCallbacks(api: Api, names: Names): string {
  const imports = new Imports(names.modules.callbacks, names);
  const members = [...api.siteCallbacks].map(([callback, used]) => {
    const types = (['sanitize', 'validate'] as const)
      .filter((seam) => used.some((use) => use.seam === seam))
      .map((seam) => imports.type(modules.kernel, `${capital(seam)}Callback`));
    const args = new Set(used.map(({ arg }) => `\`${arg}\``));
    return {
      doc: doc(`For ${[...args].join(', ')}.`),
      name: id(callback),
      type: joined(types, ' & '),
    };
  });

  return render('interface', imports, {
    doc: doc(
      `Callbacks that argument definitions name; ${names.modules.siteCallbacks} exports them.`,
    ),
    name: id('Callbacks'),
    members,
  });
}
