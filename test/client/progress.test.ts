import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { sendByXhr } from '../../runtime/client/upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A simulated browser that responds with this status and an empty body; 0 is a network error. */
function answering(status: number): void {
  class Xhr {
    readonly upload = { onprogress: null };
    readonly status = status;
    readonly statusText = '';
    readonly response = new ArrayBuffer(0);
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    open(): void {}
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return 'x-own: 1\r\n';
    }
    send(): void {
      queueMicrotask(() => (status === 0 ? this.onerror?.() : this.onload?.()));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Xhr);
}

test.each([200, 204, 205, 304])('an upload with the response %i ends', async (status) => {
  answering(status);
  const response = await sendByXhr(() => undefined)('http://cms.test/', { method: 'POST' });
  expect(response.status).toBe(status);
  expect(response.headers.get('x-own')).toBe('1');
  expect(await response.text()).toBe('');
});

test.each([200, 0])(
  'an upload with the status %i leaves no listener on its signal',
  async (status) => {
    answering(status);
    const { signal } = new AbortController();
    const sent = sendByXhr(() => undefined)('http://cms.test/', { method: 'POST', signal });
    await sent.catch(() => undefined);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  },
);
