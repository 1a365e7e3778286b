import type { Step } from './request.ts';

/** Who calls, by application password (5.2). */
export interface PasswordAuthentication {
  readonly login: string;
  readonly applicationPassword: string;
}

/** Sends login and application password with every request. */
export function byPassword({ login, applicationPassword }: PasswordAuthentication): Step {
  const bytes = new TextEncoder().encode(`${login}:${applicationPassword}`);
  const credentials = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  return (next) => (request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', credentials);
    return next({ ...request, headers });
  };
}
