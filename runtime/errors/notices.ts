import type * as AsyncHooks from 'node:async_hooks';
import { builtinModule } from './platform.ts';

/** A message for developers that does not stop the request (7.3). */
export type Notice =
  | {
      readonly kind: 'deprecated function';
      readonly fn: string;
      readonly version: string;
      readonly replacement: string | null;
    }
  | {
      readonly kind: 'deprecated argument';
      readonly fn: string;
      readonly version: string;
      readonly message: string | null;
    }
  | {
      readonly kind: 'misuse';
      readonly fn: string;
      readonly version: string | null;
      readonly message: string;
    };

export type NoticeListener = (notice: Notice) => void;

const processListeners = new Set<NoticeListener>();

// Requests run concurrently, so listeners belong to an async call chain and not to a time.
const callListeners = callStorage<readonly NoticeListener[]>();

/** The part of `AsyncLocalStorage` that is used here. */
type CallStorage<T> = Pick<AsyncHooks.AsyncLocalStorage<T>, 'getStore'> & {
  run<R>(store: T, run: () => R): R;
};

/** Returns an `AsyncLocalStorage`, or on platforms without it a storage that lasts until a call returns or waits. */
function callStorage<T>(): CallStorage<T> {
  const hooks = builtinModule<typeof AsyncHooks>('node:async_hooks');
  if (hooks) return new hooks.AsyncLocalStorage<T>();
  let current: T | undefined;
  return {
    getStore: () => current,
    run(store, run) {
      const outer = current;
      current = store;
      try {
        return run();
      } finally {
        current = outer;
      }
    },
  };
}

const syncListeners: NoticeListener[] = [];

/** Reports incorrect use of `fn`; `version` is the release since which it counts as incorrect. */
export function reportMisuse(fn: string, message: string, version?: string): void {
  report({ kind: 'misuse', fn, version: orNull(version), message });
}

/** Reports a call of a function that is deprecated since `version`. */
export function reportDeprecatedFunction(fn: string, version: string, replacement?: string): void {
  report({ kind: 'deprecated function', fn, version, replacement: orNull(replacement) });
}

/** Reports an argument of `fn` that is deprecated since `version`. */
export function reportDeprecatedArgument(fn: string, version: string, message?: string): void {
  report({ kind: 'deprecated argument', fn, version, message: orNull(message) });
}

/** Calls `listener` with every notice of the process, until the function that is returned is called. */
export function onNotice(listener: NoticeListener): () => void {
  // Wrapped, so that a listener that is added twice is removed twice.
  const entry: NoticeListener = (notice) => listener(notice);
  processListeners.add(entry);
  return () => void processListeners.delete(entry);
}

/**
 * Runs `run` and calls `listener` with the notices that it reports, also after an `await`. Listeners of outer calls are
 * called as well. No listener is called twice.
 */
export function withNotices<T>(listener: NoticeListener, run: () => T): T {
  const outer = callListeners.getStore() ?? [];
  if (outer.includes(listener)) return run();
  return callListeners.run([listener, ...outer], run);
}

/**
 * `withNotices` for a synchronous function. Unlike an `AsyncLocalStorage`, it does not slow down the promises of the
 * process.
 */
export function withNoticesNow<T>(listener: NoticeListener, run: () => T): T {
  if (syncListeners.includes(listener)) return run();
  syncListeners.push(listener);
  try {
    return run();
  } finally {
    syncListeners.pop();
  }
}

/** The text of a debug header (7.3). */
export function noticeText(notice: Notice): string {
  const { fn, version } = notice;
  switch (notice.kind) {
    case 'deprecated function':
      return notice.replacement === null
        ? `${fn} (since ${version}; no alternative available)`
        : `${fn} (since ${version}; use ${notice.replacement} instead)`;
    case 'deprecated argument':
      return `${fn} (since ${version}; ${notice.message ?? 'no alternative available'})`;
    case 'misuse':
      return version === null
        ? `${fn} (${notice.message})`
        : `${fn} (since ${version}; ${notice.message})`;
  }
}

// An empty text counts as missing.
function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function report(notice: Notice): void {
  const listeners = new Set([
    ...syncListeners,
    ...(callListeners.getStore() ?? []),
    ...processListeners,
  ]);
  for (const listener of listeners) listener(notice);
}
