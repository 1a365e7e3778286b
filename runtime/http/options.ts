import * as checks from '../errors/settings-checks.ts';
import type { Check, Checks } from '../errors/settings-checks.ts';
import type { CompressionOptions } from './compression.ts';
import type { Timeouts } from './connections.ts';
import type { FetchHandlerOptions } from './fetch.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { ListenOptions } from './node.ts';

const { checkSettings, COUNT, either, FLAG, FUNCTION, NAMES, OBJECT, TEXT } = checks;

const isTime = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0;
const TIME: Check = [isTime, 'a number of milliseconds from 0'];
// The variable PORT of the environment is a text.
const isPort = (value: unknown): boolean =>
  /^\d{1,5}$/.test(String(value)) && Number(value) < 2 ** 16;
const PORT: Check = [isPort, 'a port from 0 to 65535'];
const isService = (value: unknown): boolean => typeof Object(value).respond === 'function';
const SERVICE: Check = [isService, 'a service with the method `respond`'];
const isHeaders = (value: unknown): boolean => NAMES[0](value) && Object(value).length % 2 === 0;
const HEADERS: Check = [isHeaders, 'a list of names and values in turn'];

const FETCH_CHECKS: Checks<FetchHandlerOptions> = {
  ...{ bodyLimit: COUNT, requestTimeout: TIME, compression: either(FLAG, OBJECT) },
  ...{ headers: HEADERS, onBug: FUNCTION, isUnavailable: FUNCTION, fallback: FUNCTION },
};

const NODE_CHECKS: Checks<ListenOptions> = {
  ...FETCH_CHECKS,
  ...{ port: PORT, host: TEXT, limits: OBJECT, timeouts: OBJECT, trustedProxies: NAMES },
  ...{ health: SERVICE, fallback: SERVICE, onResponse: FUNCTION, random: FUNCTION },
};

const COMPRESSION_CHECKS: Checks<CompressionOptions> = {
  ...{ threshold: COUNT, encodings: NAMES, levels: OBJECT },
};
const LIMIT_CHECKS: Checks<object> = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((name) => [name, COUNT]),
);
const TIMEOUT_CHECKS: Checks<Timeouts> = {
  ...{ headers: TIME, request: TIME, keepAlive: TIME, idle: TIME },
};

/** Throws an error that names the option of an adapter which is missing, unknown or has a wrong value. */
export function checkOptions(caller: string, service: unknown, options: object | undefined): void {
  checkSettings(caller, options, caller === 'toFetchHandler' ? FETCH_CHECKS : NODE_CHECKS);
  const { port, compression, limits, timeouts }: Partial<ListenOptions> = options ?? {};
  if (typeof compression === 'object')
    checkSettings(caller, compression, COMPRESSION_CHECKS, 'compression.');
  // Programs keep limits of their own next to these.
  const known = Object.entries(limits ?? {}).filter(([name]) => Object.hasOwn(LIMIT_CHECKS, name));
  checkSettings(caller, Object.fromEntries(known), LIMIT_CHECKS, 'limits.');
  checkSettings(caller, timeouts, TIMEOUT_CHECKS, 'timeouts.');
  // Null, because a setting that is undefined may be left out.
  checkSettings(caller, { service: service ?? null }, { service: SERVICE });
  if (caller === 'listen') checkSettings(caller, { port: port ?? null }, { port: PORT });
}
