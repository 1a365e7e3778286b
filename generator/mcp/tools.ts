import type { ApiModel, EndpointModel, JsonSchema } from '../model/emitter.ts';

/** An endpoint as a tool of the Model Context Protocol. */
export interface Tool {
  /** `books_list` */
  readonly name: string;
  readonly endpoint: EndpointModel;
  readonly definition: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: JsonSchema & { readonly type: 'object' };
    readonly annotations: { readonly [hint: string]: boolean };
  };
}

/** The endpoints to offer. */
export interface Selection {
  /** Only endpoints with this tag. */
  readonly tag?: string | undefined;
  /** Only endpoints that read. */
  readonly readOnly: boolean;
}

/** Returns the endpoints that can be tools: no uploads, which need files, no deprecated ones, and no responses of bytes or without end. */
export function toolsOf({ resources }: ApiModel, { tag, readOnly }: Selection): readonly Tool[] {
  return resources
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ uploads, deprecated, media = 'text/json' }) => {
      const isText = media.startsWith('text/') && media !== 'text/event-stream';
      return isText && !uploads && !deprecated;
    })
    .filter(({ tags }) => tag === undefined || tags.includes(tag))
    .filter(({ methods }) => !readOnly || methods[0] === 'GET')
    .map(toolOf);
}

function toolOf(endpoint: EndpointModel): Tool {
  const { id, methods, path, summary, description, input, output, errors } = endpoint;
  const name = id.replaceAll(/[^\w-]/g, '_');
  const [method = 'GET'] = methods;
  const ofErrors = errors.length > 0 ? ` Errors: ${errors.join(', ')}.` : '';
  const properties = { ...Object(input.properties), ...(output && { _fields: FIELDS }) };
  return {
    name,
    endpoint,
    definition: {
      name,
      title: summary,
      description: `${description || `${summary}.`} (${method} ${path})${ofErrors}`,
      inputSchema: { ...input, type: 'object', properties },
      annotations: {
        readOnlyHint: method === 'GET',
        destructiveHint: method !== 'GET' && endpoint.name !== 'create',
        idempotentHint: method === 'GET' || method === 'PUT' || method === 'DELETE',
        openWorldHint: false,
      },
    },
  };
}

const FIELDS = {
  description:
    'Only these fields of the response, as dotted paths. A short response is read faster.',
  type: 'array',
  items: { type: 'string' },
};
