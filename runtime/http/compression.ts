import type { WireResponse } from './wire.ts';

/** The encodings that responses can have. */
export type Encoding = 'br' | 'zstd' | 'gzip';

export interface CompressionOptions {
  /** The smallest body that is compressed, in bytes; 1,024 when absent. A stream of unknown length is compressed. */
  readonly threshold?: number;
  /** The encodings to use, in order of preference; `br`, `zstd` and `gzip` when absent, as far as the platform has them. */
  readonly encodings?: readonly Encoding[];
  /** The level of each encoding; 4 for `br`, 3 for `zstd` and 6 for `gzip` when absent. */
  readonly levels?: { readonly [E in Encoding]?: number };
}

/** Returns a response compressed as the client accepts it, or as it is. */
export type Compressor = (
  method: string,
  acceptEncoding: string | readonly string[] | undefined,
  response: WireResponse,
) => WireResponse | Promise<WireResponse>;

/** A response whose headers name an encoding, and the encoding that its body still needs; `null` for none. */
export interface Encoded {
  readonly response: WireResponse;
  readonly encoding: Encoding | null;
}

const DEFAULT_THRESHOLD = 1024;

/**
 * Chooses the encoding of a response. Every response of a compressible type gets `Vary: Accept-Encoding`. Not
 * encoded are small bodies, parts of a file (206), responses to HEAD, and those with `Content-Encoding`,
 * `Cache-Control: no-transform` or `Set-Cookie` (a secret next to text of the client can be guessed from the length).
 */
export function chooseEncoding(
  method: string,
  acceptEncoding: string | readonly string[] | undefined,
  response: WireResponse,
  { encodings = [], threshold = DEFAULT_THRESHOLD }: CompressionOptions,
): Encoded {
  const facts = readHeaders(response.headers);
  if (!facts.isCompressible || response.status === 206) return { response, encoding: null };
  const headers = facts.varies
    ? response.headers
    : [...response.headers, 'Vary', 'Accept-Encoding'];
  const hasBody = method !== 'HEAD' && response.status !== 204 && response.status !== 304;
  const length = response.stream
    ? (facts.length ?? Infinity)
    : (response.length ?? response.body?.length ?? 0);
  const encoding =
    hasBody && length >= threshold ? negotiate(String(acceptEncoding ?? ''), encodings) : null;
  if (encoding === null) return { response: { ...response, headers }, encoding };
  return { response: { ...response, headers: encodedHeaders(headers, encoding) }, encoding };
}

interface HeaderFacts {
  readonly isCompressible: boolean;
  /** Whether `Vary` names `Accept-Encoding` already. */
  readonly varies: boolean;
  /** The announced length; `null` without one. */
  readonly length: number | null;
}

// Images, audio, video and archives are compressed already.
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml)\b|application\/(?:javascript|manifest|wasm|x-ndjson|rtf)\b|image\/(?:svg\+xml|bmp)\b|font\/(?:ttf|otf)\b)/i;

function readHeaders(lines: readonly string[]): HeaderFacts {
  let [isCompressible, isFixed, varies] = [false, false, false];
  let length: number | null = null;
  for (let at = 0; at < lines.length; at += 2) {
    const value = lines[at + 1] ?? '';
    switch (lines[at]?.toLowerCase()) {
      case 'content-type':
        // The events of a stream would wait for more of them.
        isCompressible = COMPRESSIBLE.test(value) && !value.startsWith('text/event-stream');
        break;
      case 'content-encoding':
      case 'content-range':
      case 'set-cookie':
        isFixed = true;
        break;
      case 'cache-control':
        isFixed ||= value.includes('no-transform');
        break;
      case 'vary':
        varies ||= /(?:^|[\s,])(?:accept-encoding|\*)(?:[\s,]|$)/i.test(value);
        break;
      case 'content-length':
        length = Number(value);
    }
  }
  return { isCompressible: isCompressible && !isFixed, varies, length };
}

/** Returns the headers of an encoded body: without its old length, and with a weak tag. */
function encodedHeaders(lines: readonly string[], encoding: Encoding): readonly string[] {
  const headers: string[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const [name = '', value = ''] = lines.slice(at, at + 2);
    const key = name.toLowerCase();
    if (key === 'content-length') continue;
    headers.push(name, key === 'etag' && value.startsWith('"') ? `W/${value}` : value);
  }
  return [...headers, 'Content-Encoding', encoding];
}

/** Returns the accepted encoding of the highest weight, of several the first of `encodings`; `null` for none. */
export function negotiate(header: string, encodings: readonly Encoding[]): Encoding | null {
  if (header === '') return null;
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  let best: Encoding | null = null;
  let most = 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > most) [best, most] = [encoding, weight];
  }
  return best;
}
