import { reportMisuse, withNotices, type Notice } from '../errors/notices.ts';
import type { Hooks } from '../hooks/hooks.ts';
import type { Server } from './server.ts';

/** Reports a problem of a registration; `version` is the first release that reports it (2.3). */
export function reportRegistration(message: string, version: string): void {
  reportMisuse('register_rest_route', message, version);
}

/** Reports a route that is registered before `rest_api_init` (2.3, rule 3). */
export function reportEarly(): void {
  reportRegistration('Register routes in rest_api_init or later.', '5.1.0');
}

/** Runs the action for a notice about a deprecated function, an argument or incorrect use (6). */
export function runNoticeAction(hooks: Hooks<Server>, notice: Notice): void {
  const { fn, version } = notice;
  switch (notice.kind) {
    case 'deprecated function':
      return hooks.run('deprecated_function_run', fn, notice.replacement, notice.version);
    case 'deprecated argument':
      return hooks.run('deprecated_argument_run', fn, notice.message, notice.version);
    case 'misuse':
      return hooks.run('doing_it_wrong_run', fn, notice.message, version);
  }
}

/** Whether an action for notices has callbacks. */
export function hasNoticeActions({ hooks }: Pick<Server, 'hooks'>): boolean {
  if (hooks.has('deprecated_function_run') || hooks.has('deprecated_argument_run')) return true;
  return hooks.has('doing_it_wrong_run');
}

/** Calls `run` with the server and `args`, and runs the actions for its notices if they have callbacks. */
export function withNoticeActions<Args extends readonly unknown[], T>(
  server: Server,
  run: (server: Server, ...args: Args) => T,
  ...args: Args
): T {
  return hasNoticeActions(server)
    ? withNotices(server.onNotice, () => run(server, ...args))
    : run(server, ...args);
}
