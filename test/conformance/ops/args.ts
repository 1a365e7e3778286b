import { endpointArgs } from '../../../runtime/schema/endpoint-args.ts';
import type { ArgDefinition } from '../../../runtime/schema/types.ts';
import { schemaAt, textAt } from '../input.ts';
import type { Ops } from '../types.ts';

/** The names of the kernel callbacks in the reference system. */
const MEASURED: { readonly [name: string]: string } = {
  validateRequestArg: 'rest_validate_request_arg',
  sanitizeRequestArg: 'rest_sanitize_request_arg',
};

/** 4.6: arguments derived from a schema. */
export const ops: Ops = {
  endpoint_args: ({ input }) => {
    const args = endpointArgs(schemaAt(input, 'schema'), textAt(input, 'method'));
    return {
      value: Object.fromEntries(
        Object.entries(args).map(([name, definition]) => [name, asMeasured(definition)]),
      ),
    };
  },
};

function asMeasured(definition: ArgDefinition): unknown {
  return {
    ...definition,
    validate_callback: spelled(definition.validate_callback),
    sanitize_callback: spelled(definition.sanitize_callback),
  };
}

function spelled(callback: unknown): unknown {
  return (typeof callback === 'string' && MEASURED[callback]) || callback;
}
