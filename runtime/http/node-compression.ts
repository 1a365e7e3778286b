import type { Transform } from 'node:stream';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { chooseEncoding } from './compression.ts';
import type { CompressionOptions, Compressor, Encoding } from './compression.ts';
import type { BodyStream, WireResponse } from './wire.ts';

/** Converts a stream to one of Node. */
export function nodeStream(stream: BodyStream): Readable {
  return stream instanceof Readable ? stream : Readable.from(stream, { objectMode: false });
}

type Bytes = string | Uint8Array;

/** Compresses with one encoding: a whole body, or a stream. */
interface Codec {
  readonly whole: (body: Bytes, level: number) => Promise<Uint8Array>;
  readonly stream: (level: number) => Transform;
  readonly level: number;
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

function brotliOptions(level: number, size = 0): zlib.BrotliOptions {
  return { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: size } };
}

const gzip = promisify<Bytes, zlib.ZlibOptions, Uint8Array>(zlib.gzip);
const brotli = promisify<Bytes, zlib.BrotliOptions, Uint8Array>(zlib.brotliCompress);

/** Node has zstd from 22.15 on. */
interface Zstd {
  zstdCompress?(
    body: Bytes,
    options: { readonly params: { readonly [parameter: number]: number } },
    done: (error: Error | null, compressed: Uint8Array) => void,
  ): void;
  createZstdCompress?(options: {
    readonly params: { readonly [parameter: number]: number };
  }): Transform;
}

const ZSTD_LEVEL = 100;

function zstdCodec({ zstdCompress, createZstdCompress }: Zstd): Codec | null {
  if (!zstdCompress || !createZstdCompress) return null;
  const whole = promisify(zstdCompress);
  return {
    whole: (body, level) => whole(body, { params: { [ZSTD_LEVEL]: level } }),
    stream: (level) => createZstdCompress({ params: { [ZSTD_LEVEL]: level } }),
    level: 3,
  };
}

const codecs: { readonly [E in Encoding]: Codec | null } = {
  br: {
    whole: (body, level) => brotli(body, brotliOptions(level, body.length)),
    stream: (level) => zlib.createBrotliCompress(brotliOptions(level)),
    level: 4,
  },
  zstd: zstdCodec(zlib as Zstd),
  gzip: {
    whole: (body, level) => gzip(body, { level }),
    stream: (level) => zlib.createGzip({ level }),
    level: 6,
  },
};

const ALL: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Returns the compressor of a server; `null` when compression is off. */
export function createCompressor(options: CompressionOptions | boolean = true): Compressor | null {
  if (options === false) return null;
  const { encodings: wanted = ALL, levels = {}, ...others } = options === true ? {} : options;
  const unknown = wanted.find((encoding) => !ALL.includes(encoding));
  if (unknown !== undefined)
    throw new TypeError(`compression.encodings: unknown "${unknown}". Known: ${ALL.join(', ')}.`);
  const encodings = wanted.filter((encoding) => codecs[encoding] !== null);
  const kept = new WeakMap<WireResponse, Map<Encoding, Promise<WireResponse>>>();
  return (method, acceptEncoding, wire) => {
    const { response, encoding } = chooseEncoding(method, acceptEncoding, wire, {
      ...others,
      encodings,
    });
    const codec = encoding && codecs[encoding];
    if (!codec) return response;
    const level = levels[encoding] ?? codec.level;
    if (response.stream) {
      const stream = pipeline(nodeStream(response.stream), codec.stream(level), () => undefined);
      return { ...response, stream };
    }
    const { length: _, ...parts } = response;
    const compress = (): Promise<WireResponse> =>
      codec.whole(response.body ?? '', level).then((body) => ({ ...parts, body }));
    if (wire.isKept !== true) return compress();
    const byEncoding = kept.get(wire) ?? new Map<Encoding, Promise<WireResponse>>();
    kept.set(wire, byEncoding);
    const compressed = byEncoding.get(encoding) ?? compress();
    byEncoding.set(encoding, compressed);
    return compressed;
  };
}
