/** Values of a photograph by tag: numbers (fractions worked out) or text. */
export type ExifTags = ReadonlyMap<number, number | string>;

// A camera writes some hundred tags; more is no photograph but an attack.
const MOST_TAGS = 500;

const decoder = new TextDecoder();

const EXIF_FOLDER = 0x8769;
const ASCII = 2;
/** Bytes that a value of each type takes. */
const SIZES: { readonly [type: number]: number } = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  7: 1,
  9: 4,
  10: 8,
};

/**
 * Reads the tags that a camera wrote, from the block as it stands in a picture (`Exif\0\0`, then TIFF).
 * What makes no sense in it is left out: nothing is looked for outside of the block.
 */
export function readExif(block: Uint8Array): ExifTags {
  const tags = new Map<number, number | string>();
  const tiff = block[0] === 0x45 ? block.subarray(6) : block;
  if (tiff.length < 8) return tags;
  const reader = new Reader(tiff);
  reader.readFolder(reader.number(4, 4), tags);
  const further = tags.get(EXIF_FOLDER);
  if (typeof further === 'number') reader.readFolder(further, tags);
  return tags;
}

class Reader {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  constructor(tiff: Uint8Array) {
    this.#view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    this.#isLittle = tiff[0] === 0x49;
  }

  readFolder(at: number, tags: Map<number, number | string>): void {
    const count = this.number(at, 2);
    for (let entry = 0; entry < count && tags.size < MOST_TAGS; entry += 1) {
      const start = at + 2 + entry * 12;
      const value = this.#value(start);
      if (value !== null) tags.set(this.number(start, 2), value);
    }
  }

  /** A whole number of 1, 2 or 4 bytes; 0 where there are none. */
  number(at: number, size: number): number {
    if (at + size > this.#view.byteLength) return 0;
    if (size === 1) return this.#view.getUint8(at);
    return size === 2
      ? this.#view.getUint16(at, this.#isLittle)
      : this.#view.getUint32(at, this.#isLittle);
  }

  /** The value of an entry; of several the first. */
  #value(entry: number): number | string | null {
    const type = this.number(entry + 2, 2);
    const count = this.number(entry + 4, 4);
    const size = SIZES[type];
    if (size === undefined || count === 0) return null;
    const at = size * count <= 4 ? entry + 8 : this.number(entry + 8, 4);
    if (at + size * count > this.#view.byteLength) return null;
    if (type === ASCII) return this.#text(at, count);
    if (size < 8) return this.number(at, size);
    const divisor = this.number(at + 4, 4);
    return divisor === 0 ? null : this.number(at, 4) / divisor;
  }

  #text(at: number, length: number): string {
    const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length);
    const [text = ''] = decoder.decode(bytes).split('\0');
    return text.trim();
  }
}
