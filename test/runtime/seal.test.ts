import { expect, test } from 'vitest';
import { seal, unseal } from '../../runtime/auth/index.ts';

const SECRET = 'of a test';

test.each(['', 'a', '["date","desc","2024-01-01 00:00:00",7]', 'ä\u0000😀'.repeat(200)])(
  'a sealed text %j is decrypted again and contains nothing of the text',
  (text) => {
    const sealed = seal(text, 'cursor', SECRET);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(unseal(sealed, 'cursor', SECRET)).toBe(text);
    expect(seal(text, 'cursor', SECRET)).toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64url');
    expect(text === '' || !bytes.includes(text)).toBe(true);
  },
);

test('a sealed text with one character changed, added or removed is refused', () => {
  const sealed = seal('["id","asc",5,5]', 'cursor', SECRET);
  for (let at = 0; at <= sealed.length; at += 1) {
    const other = sealed.charAt(at) === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(unseal(changed, 'cursor', SECRET)).toBeNull();
    expect(unseal(sealed.slice(0, at) + sealed.slice(at + 1), 'cursor', SECRET)).toBe(
      at === sealed.length ? '["id","asc",5,5]' : null,
    );
  }
  for (const padded of [`${sealed}=`, ` ${sealed}`, `${sealed}\n`, `${sealed}.`])
    expect(unseal(padded, 'cursor', SECRET)).toBeNull();
});

test('a text sealed for another purpose or with another secret is refused', () => {
  const sealed = seal('text', 'cursor', SECRET);
  expect(unseal(sealed, 'other', SECRET)).toBeNull();
  expect(unseal(sealed, 'cursor', 'another')).toBeNull();
});
