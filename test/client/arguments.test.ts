import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbitraries } from '../../generated/arbitraries.ts';
import type { Callbacks } from '../../generated/callbacks.ts';
import { Client } from '../../generated/client.ts';
import { registerRoutes } from '../../generated/routes.ts';
import type { Handlers } from '../../generated/routes.ts';
import { changedValue, survivesAsText } from '../../generator/dialect/carriage.ts';
import { arbitraryOf } from '../../runtime/arbitraries/index.ts';
import { ApiError, Transport } from '../../runtime/client/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import type { HandlerRequest, RestRequest, Server } from '../../runtime/server/index.ts';
import { sanitizeValue } from '../../runtime/schema/index.ts';
import type { ArgDefinition, Schema } from '../../runtime/schema/index.ts';
import { isOfKind } from '../dialect/values.ts';
import { schemas } from '../dialect/schemas.ts';
import * as callbacks from '../../site/handlers/callbacks.ts';
import { settings } from '../runtime/service.ts';

const SEED = 20261125;

/** Routes with an argument of a random schema, and values of the argument. */
const things = fc
  .sample(schemas, { numRuns: 500, seed: SEED })
  .map((schema, index) => ({ schema, route: `/things/${index}`, values: valuesOf(schema) }));

type Received = HandlerRequest<Readonly<Record<string, unknown>>>;

/** The last request that reached a handler. */
let received: Received | null = null;
let server: Server;
let listening: Listening;

/** A public endpoint that keeps the request and returns an error that clients distinguish from a result. */
const receiver = {
  permission: () => true,
  mayUpload: () => true,
  parents: ({ args }: Received) => args,
  handle: (request: Received) => {
    received = request;
    return new RestError('test_received', 'Received.', { status: 418 });
  },
};

/** An object with a member for every name. */
function withEvery<T>(make: (name: string) => T): object {
  return new Proxy({}, { get: (_, name) => make(String(name)) });
}

beforeAll(async () => {
  server = createServer(settings);
  const handlers = withEvery(() =>
    withEvery((name) => (name === 'facts' ? undefined : receiver)),
  ) as Handlers; // The endpoints of all resources are similar.
  // Callbacks parse every value as the schema of the argument requires; a check that returns `false` would refuse it.
  const bySchema = Object.keys(callbacks).map((name) => [
    name,
    (value: unknown, param: string, request: RestRequest) => {
      const definition = request.endpoint?.args.byName.get(param)?.definition ?? {};
      const parsed = sanitizeValue(value, definition, param);
      return parsed === false && name.startsWith('check') ? null : parsed;
    },
  ]);
  registerRoutes(server, handlers, Object.fromEntries(bySchema) as Callbacks);
  listening = await listen(server, { port: 0, host: '127.0.0.1' });
});
afterAll(() => listening.close(100));

const options = () => ({ baseUrl: `http://127.0.0.1:${listening.port}/cms-json/` });

const REFUSALS: ReadonlySet<string> = new Set([
  'rest_invalid_param',
  'rest_missing_callback_param',
]);

/** Returns the arguments that a call delivers to a handler, or the names in the error that refuses it. */
async function outcomeOf(
  place: string,
  call: () => Promise<unknown>,
): Promise<Received | readonly string[]> {
  received = null;
  const error: unknown = await call().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (received !== null) return received;
  if (error instanceof TypeError) return [error.message.split(' ')[0] ?? ''];
  if (error instanceof ApiError && REFUSALS.has(error.code)) return Object.keys(error.params);
  throw new Error(place, { cause: error });
}

/** Returns the arguments that reach the handler for an equal internal request with JSON. */
async function expectedOf({ request }: Received, input: object): Promise<Received['args']> {
  const { method, route } = request;
  const headers = { 'content-type': 'application/json' };
  await server.dispatch({ method, route, headers, raw: JSON.stringify(input) });
  return received?.args ?? {};
}

/** Whether the schema of an argument has a type: callbacks may change other values. */
function isTyped({ request }: Received, name: string): boolean {
  const { type, anyOf, oneOf } = request.endpoint?.args.byName.get(name)?.definition ?? {};
  return type !== undefined || anyOf !== undefined || oneOf !== undefined;
}

test('every argument of every endpoint of the site arrives unchanged or is refused by its name', async () => {
  const client = new Client(options());
  const counts = { arrived: 0, refused: 0 };
  for (const [resource, { inputs }] of Object.entries(arbitraries)) {
    // Their schema files document that templates shadow these routes.
    if (/^template(?:Part)?s(?:Autosaves|Revisions)$/.test(resource)) continue;
    for (const [endpoint, inputOf] of Object.entries(inputs)) {
      const methods = Reflect.get(client, resource) as Record<
        string,
        (input: object) => Promise<unknown>
      >;
      const inputsOf = fc.sample(inputOf as fc.Arbitrary<object>, { numRuns: 12, seed: SEED });
      for (const input of inputsOf) {
        const place = `${resource}.${endpoint} ${JSON.stringify(input)}`;
        const outcome = await outcomeOf(place, async () => methods[endpoint]?.(input));
        if (Array.isArray(outcome)) {
          counts.refused += 1;
          expect(Object.keys(input), place).toEqual(expect.arrayContaining([...outcome]));
          continue;
        }
        const { args } = outcome as Received;
        counts.arrived += Object.keys(input).length;
        const expected = await expectedOf(outcome as Received, input);
        for (const [name, value] of Object.entries(input)) {
          if (!isTyped(outcome as Received, name)) continue;
          // Callbacks may change numbers.
          const isKept =
            typeof value === 'number'
              ? typeof args[name] === 'number'
              : isOfKind(value, args[name]);
          if (!isKept) expect({ [name]: args[name] }, place).toEqual({ [name]: value });
          expect({ [name]: args[name] }, place).toEqual({ [name]: expected[name] });
        }
      }
    }
  }
  expect(counts.arrived).toBeGreaterThan(5_000);
  expect(counts.refused).toBeLessThan(counts.arrived / 100);
}, 120_000);

test.each(['content-api', 'plain'] as const)(
  'with the profile %s, values of random schemas arrive unchanged, in a query and in a body',
  async (profile) => {
    const service = profile === 'plain' ? createServer({ profile }) : server;
    const own = await listen(service, { port: 0 });
    const root = profile === 'plain' ? '' : 'cms-json/test/v1';
    const baseUrl = `http://127.0.0.1:${own.port}/${root}`;
    const transport = new Transport({ baseUrl, methodOverride: profile !== 'plain' });
    const counts = { arrived: 0, refused: 0 };
    // The profiles differ in few rules, so a third of the schemas is enough for one of them.
    const tried = profile === 'plain' ? things.filter((_, at) => at % 3 === 0) : things;
    for (const { schema, route } of tried)
      service.registerRoute(profile === 'plain' ? '' : 'test/v1', route, {
        methods: 'GET, POST',
        args: { value: argOf(schema) },
        callback: keep,
        permission_callback: () => true,
      });
    for (const { schema, route, values } of tried) {
      const json = survivesAsText(schema) ? [] : ['value'];
      for (const value of values)
        for (const method of ['GET', 'POST'] as const) {
          const place = `${method} ${JSON.stringify(schema)} ${JSON.stringify(value)}`;
          const outcome = await outcomeOf(place, () =>
            transport.call(method, route, { value }, {}, json),
          );
          if (Array.isArray(outcome)) {
            counts.refused += 1;
            expect(outcome, place).toEqual(['value']);
            continue;
          }
          counts.arrived += 1;
          const { args } = outcome as Received;
          if (!isOfKind(value, args['value'])) expect(args['value'], place).toEqual(value);
        }
    }
    await own.close(100);
    expect(counts.arrived).toBeGreaterThan(profile === 'plain' ? 1_500 : 5_000);
    // A plain service has no other encoding for a value that a query cannot contain.
    expect(counts.refused).toBeLessThan(counts.arrived / (profile === 'plain' ? 3 : 100));
  },
  120_000,
);

function keep(request: Received['request']): RestError {
  const args = request.getParams();
  received = { args, request } as Received;
  return new RestError('test_received', 'Received.', { status: 418 });
}

/** The argument that a schema file would define for a schema. */
function argOf({ required: _required, ...schema }: Schema): ArgDefinition {
  return { ...schema, sanitize_callback: 'parseRequestArg' };
}

/** Values of a schema; none for one that refuses every value, or that the generator reports (`args/type-order`). */
function valuesOf(schema: Schema): readonly unknown[] {
  try {
    if (changedValue(schema)) return [];
    const values = fc.sample(arbitraryOf(schema, 'required'), { numRuns: 8, seed: SEED });
    return values.filter((value) => !isTooLarge(value));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('arbitraryOf: ')) return [];
    throw error;
  }
}

/** Whether a value contains a number over 64 bits, which wraps around in an integer. */
function isTooLarge(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isTooLarge);
  return typeof value === 'number' && Math.abs(value) >= 2 ** 63;
}
