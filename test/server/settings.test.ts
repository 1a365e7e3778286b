import { describe, expect, test } from 'vitest';
import { createServer } from '../../runtime/server/index.ts';
import type { ServerParts, ServerSettings } from '../../runtime/server/index.ts';

describe('settings of createServer', () => {
  test.each([
    [{ profil: 'plain' }, 'createServer: unknown setting profil: "plain".'],
    [{ protocol: { jsonP: true } }, 'createServer: unknown setting protocol.jsonP: true.'],
    [{ profile: 'wp' }, `createServer: profile must be 'plain' or 'content-api', not "wp".`],
    [{ depth: -1 }, 'createServer: depth must be a whole number from 0, not -1.'],
    [{ baseUrl: 'nope' }, 'createServer: baseUrl must be an http or https URL, not "nope".'],
    [
      { permalinks: 'ugly' },
      `permalinks must be 'pretty' or 'index' or 'plain' or a function, not "ugly".`,
    ],
    [{ protocol: { nulls: 'x' } }, `protocol.nulls must be 'validate' or 'skip', not "x".`],
    [{ protocol: { errors: 'prob' } }, `protocol.errors must be 'problem' or 'plain', not "prob".`],
    [
      { protocol: { unknownParameters: 'accpt' } },
      `protocol.unknownParameters must be 'refuse' or 'accept', not "accpt".`,
    ],
    [{ protocol: { prefix: 3 } }, 'protocol.prefix must be a text, not 3.'],
    [{ protocol: { jsonp: 'no' } }, 'protocol.jsonp must be true or false, not "no".'],
    [{ protocol: { totals: true } }, 'protocol.totals must be { total, pages }'],
    [
      { protocol: { cors: '*' } },
      `protocol.cors must be an object with origins or 'reflect' or null, not "*".`,
    ],
    [
      { protocol: { cors: { origin: ['x'], origins: '*' } } },
      'unknown setting protocol.cors.origin: ["x"].',
    ],
    [
      { protocol: { cors: { origins: ['https://app.example/'] } } },
      `protocol.cors.origins must be a list of origins such as https://app.example or '*', not`,
    ],
    [{ protocol: { cors: { maxAge: 1 } } }, 'protocol.cors must be an object with origins or'],
    [{ name: 'Library' }, 'createServer: name must be a function, not "Library".'],
  ])('%j is refused by name', (settings, message) => {
    // Settings of untyped code.
    expect(() => createServer(settings as ServerSettings)).toThrow(message);
  });

  test.each([
    [{ authentcate: '' }, 'createServer: unknown setting authentcate: "".'],
    [{ handlers: {} }, 'createServer: unknown setting handlers: {}.'],
    [{ authenticate: 'bearer' }, 'createServer: authenticate must be a function, not "bearer".'],
    [{ login: true }, 'createServer: login must be an object or null, not true.'],
    [null, 'createServer: the settings must be an object, not null.'],
  ])('the part %j is refused by name', (parts, message) => {
    // Parts of untyped code.
    expect(() => createServer({}, parts as ServerParts)).toThrow(message);
  });

  test('all settings have defaults', () => {
    expect(createServer().settings).toMatchObject({ profile: 'plain', name: expect.any(Function) });
  });

  test('valid values are accepted', () => {
    const cors = { origins: ['https://app.example:8443', 'capacitor://localhost'], maxAge: 0 };
    const protocol = { totals: null, prefix: 'api', nulls: 'skip', cors } as const;
    expect(() => createServer({ protocol, baseUrl: 'https://x.test/sub/' })).not.toThrow();
    expect(() => createServer({ profile: 'content-api', baseUrl: '{base_url}' })).not.toThrow();
    expect(() => createServer({ protocol: { cors: 'reflect' } })).not.toThrow();
    expect(() => createServer({ protocol: { cors: { origins: '*' } } })).not.toThrow();
  });
});
