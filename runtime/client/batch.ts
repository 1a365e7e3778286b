import { outcomeOf, type Call, type Outcome } from './api-error.ts';
import type { CallOptions, Outgoing } from './request.ts';
import type { Transport } from './transport.ts';

const PATH = '/batch/v1';

export interface BatchOptions extends CallOptions {
  /** `require-all-validate` runs nothing unless all requests are valid. */
  readonly validation?: 'normal' | 'require-all-validate' | undefined;
}

export type Calls = readonly Call<unknown>[];

/** The outcomes of calls, in order. */
export type Outcomes<C extends Calls> = {
  readonly [K in keyof C]: C[K] extends Call<infer T, infer Code, infer Data>
    ? Outcome<T, Code, Data>
    : never;
};

/** A call that waits for its response in the batch. */
interface Member {
  readonly request: object;
  respond(response: Response): void;
}

/**
 * Sends the calls that `collect` makes and returns as one request, or as several requests one after the other if they
 * exceed the limit of the service.
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
      return new Promise((respond) => members.push({ request: written, respond }));
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
  // Outcomes and calls have the same order.
  return (await outcomes) as Outcomes<C>;
}

/** Throws unless the returned calls are those of the batch. */
async function checkAllIn(calls: Calls, members: readonly Member[]): Promise<void> {
  // A call may be returned twice.
  const { size } = new Set(calls);
  if (size > members.length) {
    // A call was rejected before it was sent, or used another client.
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
  const { responses } = await transport.call<{ responses: readonly (MemberResponse | null)[] }>(
    'POST',
    PATH,
    { validation, requests },
    options,
  );
  members.forEach((member, at) => member.respond(responseOf(responses[at] ?? null)));
}

interface MemberResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
}

/** The response to a valid request in a batch with an invalid one. */
const notRun: MemberResponse = {
  status: 424,
  headers: {},
  body: {
    code: 'batch_not_run',
    message: 'Not run: another request of the batch failed validation.',
    data: { status: 424 },
  },
};

function responseOf(member: MemberResponse | null): Response {
  const { status, headers, body } = member ?? notRun;
  // `Response` refuses a body for these statuses, even an empty one.
  const text = status === 204 || status === 304 ? null : JSON.stringify(body);
  // Empty headers are sent as a list.
  return new Response(text, { status, headers: { ...headers } });
}

const limits = new WeakMap<Transport, number>();

/** Returns the most requests of a batch. Concurrent calls ask separately, because each can be aborted. */
async function limitOf(transport: Transport, { signal, timeout }: CallOptions): Promise<number> {
  const known = limits.get(transport);
  if (known !== undefined) return known;
  const options = { signal, timeout };
  const described = await transport.call<BatchDescription | null>('OPTIONS', PATH, {}, options);
  // Services of the profile `plain` describe no routes.
  const limit = described
    ? (described.endpoints?.[0]?.args?.requests?.maxItems ?? Infinity)
    : USUAL_LIMIT;
  limits.set(transport, limit);
  return limit;
}

const USUAL_LIMIT = 25;

interface BatchDescription {
  readonly endpoints?: readonly {
    readonly args?: { readonly requests?: { readonly maxItems?: number } };
  }[];
}
