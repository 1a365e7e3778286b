import { expect, test } from 'vitest';
import { randomText, systemRandom } from '../../runtime/auth/index.ts';
import type { Random } from '../../runtime/auth/index.ts';
import { requestNames } from '../../runtime/http/request-log.ts';
import { makeApplicationPassword, newPassword } from '../../site/domain/accounts.ts';
import type { Session } from '../../site/store/index.ts';

/** A source that repeats these bytes. */
function repeating(...bytes: readonly number[]): Random {
  let at = 0;
  return (size) => Uint8Array.from({ length: size }, () => bytes[at++ % bytes.length] ?? 0);
}

test('random text is made of the bytes, and bytes that would bias the result are skipped', () => {
  expect(randomText(repeating(0, 1, 2, 3), 5, 'abc')).toBe('abcaa');
  // 255 is the one byte that is beyond a multiple of three.
  expect(randomText(repeating(255, 1), 3, 'abc')).toBe('bbb');
});

test('every letter is about equally likely', () => {
  const text = randomText(systemRandom, 60_000, 'abcdef');
  for (const letter of 'abcdef') {
    const share = text.split(letter).length - 1;
    expect(Math.abs(share - 10_000)).toBeLessThan(600);
  }
});

test('passwords are made of the given source of bytes', async () => {
  expect(newPassword(repeating(0, 1))).toBe('ab'.repeat(10));
  const inserted: unknown[] = [];
  const store = {
    applicationPasswords: { insert: async (row: object) => void inserted.push(row) },
    // Only the inserted row is read.
  } as unknown as Session;
  const at = new Date('2024-01-15T12:00:00Z');
  const made = await makeApplicationPassword(store, 1, { name: 'App' }, at, repeating(0, 1));
  expect(made.password).toBe('ab'.repeat(12));
  expect(inserted).toMatchObject([{ uuid: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('a request ID has a random prefix and a counter, or is the valid ID that was sent', () => {
  const nameOf = requestNames(repeating(0));
  expect([nameOf(undefined), nameOf('from:proxy/1'), nameOf(['two'])]).toEqual([
    'AAAAAAAAAAAA-1',
    'from:proxy/1',
    'AAAAAAAAAAAA-2',
  ]);
  for (const bad of ['', 'a b', 'a\nb', '{"a":1}', 'ü', 'x'.repeat(129)])
    expect(nameOf(bad)).toMatch(/^A{12}-/);
});
