import { expect, test } from 'vitest';
import { createLoginLimits } from '../../runtime/auth/index.ts';
import type { Attempt, LoginLimits, LoginLimitSettings } from '../../runtime/auth/index.ts';
import { addressKey } from '../../runtime/auth/login-limits.ts';

let now = 0;

function limitsWith(settings: LoginLimitSettings = {}): LoginLimits {
  now = Date.UTC(2026, 0, 1);
  return createLoginLimits(settings, () => now);
}

const of = (account: string, ip: string, device: string | null = null): Attempt => ({
  account,
  ip,
  device,
});

function fail(limits: LoginLimits, attempt: Attempt, times: number): void {
  for (let i = 0; i < times; i += 1) limits.failed(attempt);
}

const right = async (): Promise<boolean> => true;
const wrong = async (): Promise<boolean> => false;

test('the first failures cause no wait, each further one doubles the wait, up to a minute', () => {
  const limits = limitsWith();
  const ada = of('ada', '192.0.2.1');
  fail(limits, ada, 5);
  expect(limits.wait(ada)).toBe(0);
  const waits = Array.from({ length: 9 }, () => {
    limits.failed(ada);
    return limits.wait(ada);
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  now += 59_500;
  expect(limits.wait(ada)).toBe(1);
  now += 500;
  expect(limits.wait(ada)).toBe(0);
});

test('login names are case-insensitive, and an address that tries many names has to wait', () => {
  const limits = limitsWith({ freePerPair: 1, freePerAddress: 3 });
  fail(limits, of('ada', '192.0.2.1'), 2);
  expect(limits.wait(of(' ADA', '192.0.2.1'))).toBe(1);
  expect(limits.wait(of('bob', '192.0.2.1'))).toBe(0);
  fail(limits, of('eve', '192.0.2.1'), 2);
  expect(limits.wait(of('bob', '192.0.2.1'))).toBe(1);
  expect(limits.wait(of('bob', '192.0.2.2'))).toBe(0);
});

test('attempts at an account that many addresses guess take turns, and the right password is accepted', async () => {
  const limits = limitsWith({ freePerAccount: 3, longestPause: 0.02, longestTurn: 0.1 });
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) => limits.attempt(of('ada', `192.0.2.${at}`), wrong)),
  );
  const checked = outcomes.filter(({ wait }) => wait === 0).length;
  // Three are free, and five turns fit into the longest wait of an attempt.
  expect(checked).toBe(8);
  expect(outcomes.filter(({ wait }) => wait === 1).length).toBe(32);
  now += 100;
  const owner = of('ada', '198.51.100.1');
  expect(await limits.attempt(owner, right)).toEqual({ isRight: true, wait: 0 });
});

test('the delay between the turns of an account grows with each failure', async () => {
  const limits = limitsWith({ freePerAccount: 0, longestPause: 0.3, longestTurn: 0.6 });
  for (let at = 0; at < 9; at += 1) limits.failed(of('ada', `192.0.2.${at}`));
  const started = await Promise.all(
    Array.from({ length: 4 }, (_, at) => limits.attempt(of('ada', `198.51.100.${at}`), wrong)),
  );
  expect(started.map(({ wait }) => wait)).toEqual([0, 0, 1, 1]);
});

test('a device that logged in before waits for its own failures only', async () => {
  const limits = limitsWith({ freePerAddress: 1, freePerAccount: 1, longestTurn: 0 });
  for (let i = 10; i < 20; i += 1) limits.failed(of('ada', `192.0.2.${i}`));
  const stranger = of('ada', '192.0.2.99');
  expect(await limits.attempt(stranger, right)).toEqual({ isRight: false, wait: 1 });
  // Also at an address from which others guess.
  fail(limits, of('bob', '192.0.2.10'), 9);
  const home = of('ada', '192.0.2.10', 'laptop');
  expect(await limits.attempt(home, right)).toEqual({ isRight: true, wait: 0 });
  fail(limits, home, 6);
  expect(limits.wait(of('ada', '203.0.113.1', 'laptop'))).toBe(1);
});

test('an address from which the account logged in before takes no turns', async () => {
  const limits = limitsWith({ freePerAccount: 1, longestTurn: 0 });
  const home = of('ada', '192.0.2.1');
  expect(await limits.attempt(home, right)).toEqual({ isRight: true, wait: 0 });
  for (let i = 10; i < 20; i += 1) limits.failed(of('ada', `192.0.2.${i}`));
  expect(await limits.attempt(home, right)).toEqual({ isRight: true, wait: 0 });
  fail(limits, home, 6);
  expect(await limits.attempt(home, right)).toEqual({ isRight: false, wait: 1 });
});

test('the number of concurrent password checks of unknown devices is limited', async () => {
  const limits = limitsWith({ checks: 2 });
  let finish = (): void => undefined;
  const running = new Promise<void>((resolve) => (finish = resolve));
  const slow = async (): Promise<boolean> => running.then(() => true);
  const first = [1, 2].map((at) => limits.attempt(of(`user ${at}`, '192.0.2.1'), slow));
  const third = of('ada', '192.0.2.3');
  expect(await limits.attempt(third, right)).toEqual({ isRight: false, wait: 1 });
  const known = of('ada', '192.0.2.3', 'laptop');
  expect(await limits.attempt(known, right)).toEqual({ isRight: true, wait: 0 });
  finish();
  expect(await Promise.all(first)).toEqual([
    { isRight: true, wait: 0 },
    { isRight: true, wait: 0 },
  ]);
  expect(await limits.attempt(third, right)).toEqual({ isRight: true, wait: 0 });
});

test('a success and the end of the memory period reset failures, and a check that throws counts as none', async () => {
  const limits = limitsWith({ freePerPair: 0, memory: 600 });
  const ada = of('ada', '192.0.2.1');
  await expect(limits.attempt(ada, () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(limits.wait(ada)).toBe(0);
  expect(await limits.attempt(ada, wrong)).toEqual({ isRight: false, wait: 0 });
  expect(limits.wait(ada)).toBe(1);
  limits.succeeded(ada);
  expect(limits.wait(ada)).toBe(0);
  fail(limits, ada, 9);
  now += 601_000;
  limits.failed(ada);
  expect(limits.wait(ada)).toBe(1);
});

test('a failure with an age counts from its own time', () => {
  const limits = limitsWith();
  const ada = of('ada', '192.0.2.1');
  for (let i = 0; i < 15; i += 1) limits.failed(ada, 50_000);
  expect(limits.wait(ada)).toBe(10);
  limits.failed(ada, 14 * 60_000);
  now += 2 * 60_000;
  for (let i = 0; i < 5; i += 1) limits.failed(ada);
  expect(limits.wait(ada)).toBe(60);
  now += 15 * 60_000 + 1;
  limits.failed(ada);
  expect(limits.wait(ada)).toBe(0);
});

test('many invented names do not displace the failures of an address', () => {
  const limits = limitsWith({ most: 10, freePerAddress: 20 });
  for (let i = 0; i < 1000; i += 1) limits.failed(of(`name-${i}`.repeat(50), '192.0.2.1'));
  expect(limits.wait(of('ada', '192.0.2.1'))).toBe(60);
});

test('addresses of one IPv6 network count as one; IPv4-mapped IPv6 addresses count as IPv4', () => {
  expect(addressKey('2001:db8:0:1::5')).toBe(addressKey('2001:0DB8::1:ffff:0:0:9%eth0'));
  expect(addressKey('2001:db8::5')).not.toBe(addressKey('2001:db8:0:1::5'));
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey(null)).toBe('');
});
