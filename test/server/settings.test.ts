import { describe, expect, test } from 'vitest';
import { createServer } from '../../runtime/server/index.ts';
import type { ServerSettings } from '../../runtime/server/index.ts';

describe('settings of createServer', () => {
  test.each([
    [{ profil: 'plain' }, 'createServer: unknown setting profil: "plain".'],
    [{ protocol: { jsonP: true } }, 'createServer: unknown setting protocol.jsonP: true.'],
    [{ profile: 'wp' }, `createServer: profile must be 'plain' or 'content-api', not "wp".`],
    [{ depth: -1 }, 'createServer: depth must be a whole number from 0, not -1.'],
    [{ name: 'Library' }, 'createServer: name must be a function, not "Library".'],
  ])('%j is refused by name', (settings, message) => {
    // Settings of untyped code.
    expect(() => createServer(settings as ServerSettings)).toThrow(message);
  });
});
