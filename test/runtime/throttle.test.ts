import { expect, test } from 'vitest';
import { createLoginThrottle } from '../../runtime/auth/index.ts';
import type { Attempt, LoginThrottle, ThrottleSettings } from '../../runtime/auth/index.ts';
import { addressKey } from '../../runtime/auth/address-key.ts';

let now = 0;

function throttle(settings: ThrottleSettings = {}): LoginThrottle {
  now = Date.UTC(2026, 0, 1);
  return createLoginThrottle(settings, () => now);
}

const of = (account: string, ip: string): Attempt => ({ account, ip });

function fail(from: LoginThrottle, attempt: Attempt, times: number): void {
  for (let i = 0; i < times; i += 1) from.failed(attempt);
}

test('the first failures cost nothing, each further one twice as much, up to a minute', () => {
  const slow = throttle();
  const ada = of('ada', '192.0.2.1');
  fail(slow, ada, 5);
  expect(slow.wait(ada)).toBe(0);
  const waits = Array.from({ length: 9 }, () => {
    slow.failed(ada);
    return slow.wait(ada);
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  now += 59_500;
  expect(slow.wait(ada)).toBe(1);
  now += 500;
  expect(slow.wait(ada)).toBe(0);
});

test('names are one whatever their case; an address that tries many names is slowed down too', () => {
  const slow = throttle({ freePerPair: 1, freePerAddress: 3 });
  fail(slow, of('ada', '192.0.2.1'), 2);
  expect(slow.wait(of(' ADA', '192.0.2.1'))).toBe(1);
  expect(slow.wait(of('bob', '192.0.2.1'))).toBe(0);
  fail(slow, of('eve', '192.0.2.1'), 2);
  expect(slow.wait(of('bob', '192.0.2.1'))).toBe(1);
  expect(slow.wait(of('bob', '192.0.2.2'))).toBe(0);
});

test('an account that many addresses try is slowed down for strangers, not for who has been there', () => {
  const slow = throttle({ freePerAccount: 3 });
  const home = of('ada', '192.0.2.1');
  slow.succeeded(home);
  for (let i = 10; i < 20; i += 1) slow.failed(of('ada', `192.0.2.${i}`));
  expect(slow.wait(of('ada', '192.0.2.99'))).toBe(60);
  expect(slow.wait(home)).toBe(0);
  fail(slow, home, 6);
  expect(slow.wait(home)).toBe(1);
});

test('success, taking back and time make failures forgotten', () => {
  const slow = throttle({ freePerPair: 0, memory: 600 });
  const ada = of('ada', '192.0.2.1');
  slow.failed(ada);
  expect(slow.wait(ada)).toBe(1);
  slow.takeBack(ada);
  expect(slow.wait(ada)).toBe(0);
  fail(slow, ada, 3);
  slow.succeeded(ada);
  expect(slow.wait(ada)).toBe(0);
  fail(slow, ada, 9);
  now += 601_000;
  slow.failed(ada);
  expect(slow.wait(ada)).toBe(1);
});

test('what is remembered has an end, and names made up in great number do not wash out an address', () => {
  const slow = throttle({ most: 10, freePerAddress: 20 });
  for (let i = 0; i < 1000; i += 1) slow.failed(of(`name-${i}`.repeat(50), '192.0.2.1'));
  expect(slow.wait(of('ada', '192.0.2.1'))).toBe(60);
});

test('addresses of one IPv6 network are one; IPv4 in the form of IPv6 is IPv4', () => {
  expect(addressKey('2001:db8:0:1::5')).toBe(addressKey('2001:0DB8::1:ffff:0:0:9%eth0'));
  expect(addressKey('2001:db8::5')).not.toBe(addressKey('2001:db8:0:1::5'));
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey(null)).toBe('');
});
