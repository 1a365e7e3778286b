import type * as AsyncHooks from 'node:async_hooks';
import { builtinModule } from './platform.ts';

/** What a developer should know and a caller should not be stopped by (7.3). */
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

const everywhere = new Set<NoticeListener>();

// Requests are served side by side, so "the current request" is a matter of the call chain, awaits
// included; a list that is set and reset around a call would mix up the notices of two requests.
const alongTheCall = callStorage<readonly NoticeListener[]>();

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

const meanwhile: NoticeListener[] = [];

/** Reports incorrect use of `fn`; `version` is the release since which it counts as incorrect. */
export function reportMisuse(fn: string, message: string, version?: string): void {
  report({ kind: 'misuse', fn, version: said(version), message });
}

/** Reports a call of a function that is deprecated since `version`. */
export function reportDeprecatedFunction(fn: string, version: string, replacement?: string): void {
  report({ kind: 'deprecated function', fn, version, replacement: said(replacement) });
}

/** Reports an argument of `fn` that is deprecated since `version`. */
export function reportDeprecatedArgument(fn: string, version: string, message?: string): void {
  report({ kind: 'deprecated argument', fn, version, message: said(message) });
}

/** Calls `listener` with every notice of the process, until the function that is returned is called. */
export function onNotice(listener: NoticeListener): () => void {
  // Wrapped, so that a listener added twice is also taken away twice.
  const entry: NoticeListener = (notice) => listener(notice);
  everywhere.add(entry);
  return () => void everywhere.delete(entry);
}

/**
 * Runs `run` and calls `listener` with the notices it raises, also behind an `await`. Listeners of outer
 * calls hear them as well: a request inside a request is still part of it. None hears one twice.
 */
export function withNotices<T>(listener: NoticeListener, run: () => T): T {
  const outer = alongTheCall.getStore() ?? [];
  if (outer.includes(listener)) return run();
  return alongTheCall.run([listener, ...outer], run);
}

/**
 * The same for what runs to its end without waiting. It costs nothing more than the call, where following
 * a chain of calls slows down every promise of the process from the first time on.
 */
export function withNoticesNow<T>(listener: NoticeListener, run: () => T): T {
  if (meanwhile.includes(listener)) return run();
  meanwhile.push(listener);
  try {
    return run();
  } finally {
    meanwhile.pop();
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

// An empty text says no more than none.
function said(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function report(notice: Notice): void {
  const listeners = new Set([...meanwhile, ...(alongTheCall.getStore() ?? []), ...everywhere]);
  for (const listener of listeners) listener(notice);
}
