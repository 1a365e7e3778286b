import type { HandlerRequest } from '../../runtime/server/index.ts';

/** Whether a parameter was sent that says anything: not null, `false`, `0`, nor anything empty. */
export function saysAnything({ request }: HandlerRequest<unknown>, name: string): boolean {
  const value = request.getParam(name);
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value) && value !== '0';
}

/** A text that may be sent by itself or as the `raw` of a map; `undefined` when it was not. */
export function rawText(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent;
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, 'raw')) return undefined;
  const { raw }: { raw?: unknown } = sent;
  return typeof raw === 'string' ? raw : undefined;
}

/** Ids as they are looked for: without their sign. */
export function ids(sent: readonly number[] | undefined): number[] {
  return (sent ?? []).map((id) => Math.abs(Math.trunc(id)));
}
