import { TextDecoder } from 'node:util';
import { Parser, Tokenizer } from 'htmlparser2';
import { boundedTokenizer } from '../../domain/sanitize.ts';

/** What the head of a page says, as far as links to it can use it. */
export interface PageHead {
  readonly title: string;
  /** By name or property, in small letters; the first of several counts. */
  readonly meta: ReadonlyMap<string, string>;
  /** The addresses of `link` elements with what they are for, in small letters, in order. */
  readonly links: readonly HeadLink[];
}

export interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly type: string;
}

/** Reads the head of a page piece by piece, and tells when it is over. */
export class HeadReader {
  readonly #parser: Parser;
  readonly #decoder: TextDecoder;
  readonly #meta = new Map<string, string>();
  readonly #links: HeadLink[] = [];
  #title: string | null = null;
  #isInTitle = false;
  #isOver = false;

  /** `contentType` may name the encoding of the page. */
  constructor(contentType = '') {
    this.#decoder = decoderFor(contentType);
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#opened(name, attributes),
        ontext: (text) => {
          if (this.#isInTitle) this.#title = (this.#title ?? '') + text;
        },
        onclosetag: (name) => {
          if (name === 'title') this.#isInTitle = false;
          if (name === 'head') this.#isOver = true;
        },
      },
      { Tokenizer: boundedTokenizer(Tokenizer) },
    );
  }

  /** Takes a piece; true when the head is over and no more is wanted. */
  write(piece: Uint8Array): boolean {
    if (!this.#isOver) this.#parser.write(this.#decoder.decode(piece, { stream: true }));
    return this.#isOver;
  }

  /** What was read so far. */
  get head(): PageHead {
    return { title: this.#title ?? '', meta: this.#meta, links: this.#links };
  }

  #opened(name: string, attributes: { readonly [name: string]: string }): void {
    if (this.#isOver) return;
    switch (name) {
      case 'title':
        // A picture may have a title of its own: the first one is that of the page.
        this.#isInTitle = this.#title === null;
        return;
      case 'meta':
        this.#addMeta(attributes['property'] ?? attributes['name'] ?? '', attributes['content']);
        return;
      case 'link': {
        const { rel = '', href = '', type = '' } = attributes;
        if (href !== '') this.#links.push({ rel: rel.trim().toLowerCase(), href, type });
        return;
      }
      case 'body':
        this.#isOver = true;
    }
  }

  #addMeta(name: string, content: string | undefined): void {
    const key = name.trim().toLowerCase();
    if (key === '' || content === undefined || this.#meta.has(key)) return;
    this.#meta.set(key, content);
  }
}

function decoderFor(contentType: string): TextDecoder {
  const label = /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    // A name that nobody knows says nothing.
    return new TextDecoder();
  }
}
