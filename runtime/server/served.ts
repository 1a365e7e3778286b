import type { HeaderList } from '../http/header-list.ts';
import type { BodyStream } from '../http/wire.ts';
import type { JsonText } from './prepared-data.ts';
import { shownData } from './response-data.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** An answer as it is written: `data` says what `text` is made of; `text` is `null` without a body. */
export interface Served {
  readonly status: number;
  readonly headers: HeaderList;
  readonly data: unknown;
  readonly text: string | null;
  /** The text as it goes out, be it that HEAD keeps it from going; `null` where it was not written. */
  readonly written: JsonText | null;
  /** A body that is no text, sent in its place. */
  readonly stream?: BodyStream;
  /** What the answer was made of. */
  readonly response: RestResponse;
}

/** An answer that is written without its data, which is made when somebody asks for it all the same. */
export class PreparedAnswer implements Served {
  readonly status: number;
  readonly headers: HeaderList;
  readonly written: JsonText;
  readonly response: RestResponse;
  readonly #server: Server;
  readonly #isHead: boolean;

  constructor(
    server: Server,
    response: RestResponse,
    headers: HeaderList,
    { written, isHead }: { readonly written: JsonText; readonly isHead: boolean },
  ) {
    this.status = response.status;
    this.headers = headers;
    this.written = written;
    this.response = response;
    this.#server = server;
    this.#isHead = isHead;
  }

  get data(): unknown {
    if (this.#isHead) return null;
    return shownData(this.#server, this.response);
  }

  get text(): string | null {
    if (this.#isHead) return null;
    const { text } = this.written;
    return typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
  }
}
