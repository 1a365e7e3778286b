import { outcomeOf } from './api-error.ts';
import type { Call, Outcome } from './api-error.ts';
import type { CallOptions, Outgoing } from './request.ts';
import type { Transport } from './transport.ts';

const PATH = '/batch/v1';

export interface BatchOptions extends CallOptions {
  /** `require-all-validate` runs nothing unless all requests pass their checks. */
  readonly validation?: 'normal' | 'require-all-validate' | undefined;
}

export type Calls = readonly Call<unknown>[];

/** How each of some calls came out. */
export type Outcomes<C extends Calls> = {
  readonly [K in keyof C]: C[K] extends Call<infer T, infer Code> ? Outcome<T, Code> : never;
};

/** A call that waits for the answer of its batch. */
interface Member {
  readonly request: object;
  answer(response: Response): void;
}

/**
 * Sends the calls that `collect` makes, and returns, on a transport of their own as one request; as several,
 * one after the other, where the service takes no more at once.
 */
export async function batch<const C extends Calls>(
  transport: Transport,
  collect: (transport: Transport) => C,
  options: BatchOptions = {},
): Promise<Outcomes<C>> {
  const { validation = 'normal', ...callOptions } = options;
  const members: Member[] = [];
  const calls = collect(
    transport.over(() => (request) => {
      request.signal?.throwIfAborted();
      const written = memberOf(request);
      return new Promise((answer) => members.push({ request: written, answer }));
    }),
  );
  await checkAllIn(calls, members);
  const outcomes = Promise.all(calls.map((call) => outcomeOf(call)));
  if (members.length > 0) {
    const most = await limitOf(transport, callOptions);
    if (validation !== 'normal' && members.length > most)
      throw new RangeError(
        `A batch with validation takes at most ${most} requests, got ${members.length}.`,
      );
    for (let at = 0; at < members.length; at += most) {
      await sendMembers(transport, members.slice(at, at + most), validation, callOptions);
    }
  }
  // Each outcome is that of the call in its place.
  return (await outcomes) as Outcomes<C>;
}

/** Every call has come here, and every one that came is looked at by the caller. */
async function checkAllIn(calls: Calls, members: readonly Member[]): Promise<void> {
  // One call may stand in several places.
  const { size } = new Set(calls);
  if (size > members.length) {
    // It was refused before it came here, or went out by itself.
    await Promise.race(calls);
    throw new TypeError('Calls of a batch must use the client that the callback receives.');
  }
  if (size < members.length)
    throw new TypeError('The callback must return every call of the batch.');
}

function memberOf({ method, route, query, headers, body }: Outgoing): object {
  if (body !== null && typeof body !== 'string')
    throw new TypeError('Files cannot be sent in a batch.');
  if (body !== null && (method === 'GET' || method === 'HEAD')) {
    const names = Object.keys(JSON.parse(body) as object).join(', ');
    throw new TypeError(`A GET request of a batch cannot send ${names} as JSON.`);
  }
  const segments = route.map(encodeURIComponent).join('/');
  const path = `/${segments}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const own = [...headers].filter(([name]) => name !== 'accept' && name !== 'content-type');
  return {
    method,
    path,
    ...(body !== null && { body: JSON.parse(body) as unknown }),
    ...(own.length > 0 && { headers: Object.fromEntries(own) }),
  };
}

async function sendMembers(
  transport: Transport,
  members: readonly Member[],
  validation: string,
  options: CallOptions,
): Promise<void> {
  const requests = members.map(({ request }) => request);
  const answer = await transport.call<BatchAnswer>('POST', PATH, { validation, requests }, options);
  members.forEach((member, at) => member.answer(responseOf(answer.responses[at] ?? null)));
}

interface BatchAnswer {
  readonly responses: readonly (MemberAnswer | null)[];
}

interface MemberAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
}

/** A request that did pass its checks has no answer where another one did not. */
const notRun: MemberAnswer = {
  status: 424,
  headers: {},
  body: {
    code: 'batch_not_run',
    message: 'Not run: another request of the batch failed validation.',
    data: { status: 424 },
  },
};

function responseOf(answer: MemberAnswer | null): Response {
  const { status, headers, body } = answer ?? notRun;
  // A response of these may have no body, not even an empty one.
  const text = status === 204 || status === 304 ? null : JSON.stringify(body);
  return new Response(text, { status, headers: withoutLists(headers) });
}

/** A batch of no requests has a map of headers that is written as a list. */
function withoutLists(headers: MemberAnswer['headers']): Record<string, string> {
  return Array.isArray(headers) ? {} : { ...headers };
}

const limits = new WeakMap<Transport, number>();

/**
 * How many requests the service takes at once; not asked again once it is known. Who comes meanwhile asks
 * as well: a question shared could be aborted by another.
 */
async function limitOf(transport: Transport, options: CallOptions): Promise<number> {
  const limit = limits.get(transport) ?? (await askLimit(transport, options));
  limits.set(transport, limit);
  return limit;
}

async function askLimit(transport: Transport, { signal, timeout }: CallOptions): Promise<number> {
  const { endpoints } = await transport.call<BatchDescription>('OPTIONS', PATH, undefined, {
    signal,
    timeout,
  });
  return endpoints?.[0]?.args?.requests?.maxItems ?? Infinity;
}

interface BatchDescription {
  readonly endpoints?: readonly {
    readonly args?: { readonly requests?: { readonly maxItems?: number } };
  }[];
}
