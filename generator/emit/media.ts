import type { Endpoint } from '../model/api.ts';
import { ts } from './source.ts';
import type { Source } from './source.ts';

/** The function of the client that reads a response which is not JSON, by its media type; `null` for JSON. */
export function readerOf({ media }: Endpoint): 'textOf' | 'bytesOf' | 'valuesOf' | null {
  if (media === undefined) return null;
  if (media === 'application/x-ndjson' || media === 'text/event-stream') return 'valuesOf';
  return media.startsWith('text/') ? 'textOf' : 'bytesOf';
}

/** Prints the type that a handler returns for a response that is not JSON; `value` is that of the schema. */
export function streamType(endpoint: Endpoint, value: Source): Source {
  const reader = readerOf(endpoint);
  if (reader === null) return value;
  const part = reader === 'valuesOf' ? value : reader === 'textOf' ? ts`string` : ts`Uint8Array`;
  const parts = ts`Iterable<${part}> | AsyncIterable<${part}>`;
  return reader === 'valuesOf' ? parts : ts`${part} | ${parts}`;
}
