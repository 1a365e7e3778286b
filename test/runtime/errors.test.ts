import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  RestError,
  errorBody,
  noticeText,
  onNotice,
  reportDeprecatedArgument,
  reportDeprecatedFunction,
  reportMisuse,
  withNotices,
} from '../../runtime/errors/index.ts';

test('7.1: the body shows the first code, its first message and its last data', () => {
  const error = new RestError('first', 'One.', { status: 400 });
  expect(errorBody(error)).toEqual({
    status: 400,
    body: { code: 'first', message: 'One.', data: { status: 400 } },
  });
});

test('7.1: the remaining messages follow, each with the data of its code', () => {
  const error = new RestError('first', 'One.')
    .add('second', 'Two.', { a: 1 })
    .add('first', 'Three.');
  expect(errorBody(error).body).toEqual({
    code: 'first',
    message: 'One.',
    data: null,
    additional_errors: [
      { code: 'first', message: 'Three.', data: null },
      { code: 'second', message: 'Two.', data: { a: 1 } },
    ],
  });
});

test('7.1: earlier data of a code is shown together with its last', () => {
  const error = new RestError('first', 'One.', 1).addData('first', 2).addData('first', 3);
  expect(errorBody(error).body).toEqual({
    code: 'first',
    message: 'One.',
    data: 3,
    additional_data: [1, 2],
  });
});

test('7.1: the status is the last one in the data of the first code', () => {
  const error = new RestError('first', 'One.', { status: 404 })
    .addData('first', { status: 409 })
    .addData('first', { param: 'p' })
    .add('second', 'Two.', { status: 418 });
  expect(errorBody(error).status).toBe(409);
});

test('7.1: the message of a lazy error is made once, when it is first read', () => {
  let calls = 0;
  const late = () =>
    new RestError(
      'late',
      (status: number, message: string) => {
        calls += 1;
        return { message, data: { status } };
      },
      400,
      'Said.',
    );
  const error = late();
  expect([error.code, error.codes, error.isSingle, calls]).toEqual(['late', ['late'], true, 0]);
  expect([error.message, error.data, error.messages('late'), error.allData('late')]).toEqual([
    'Said.',
    { status: 400 },
    ['Said.'],
    [{ status: 400 }],
  ]);
  expect(errorBody(error)).toEqual({
    status: 400,
    body: { code: 'late', message: 'Said.', data: { status: 400 } },
  });
  expect(calls).toBe(1);
  expect(errorBody(late().add('late', 'More.', 7)).body).toEqual({
    code: 'late',
    message: 'Said.',
    data: 7,
    additional_data: [{ status: 400 }],
    additional_errors: [
      { code: 'late', message: 'More.', data: 7, additional_data: [{ status: 400 }] },
    ],
  });
});

test('7.1: empty data of a lazy error is null', () => {
  const error = new RestError('late', () => ({ message: 'Said.', data: [] }));
  expect([error.data, error.dataOf('late'), error.allData('late')]).toEqual([null, null, []]);
  expect(new RestError('late', () => ({ message: 'Said.' })).data).toBeNull();
});

test.each([
  [undefined, 500],
  ['text', 500],
  [{ status: null }, 500],
  [{ status: '404' }, 404],
])('7.1: data %j makes the status %i', (data, status) => {
  expect(errorBody(new RestError('first', 'One.', data)).status).toBe(status);
});

test('data that was added before the first message of its code is shown with it', () => {
  const error = new RestError('first', 'One.').addData('second', 5).add('second', 'Two.');
  expect(errorBody(error).body.additional_errors).toEqual([
    { code: 'second', message: 'Two.', data: 5 },
  ]);
});

test('a code that has data and no message is not an error', () => {
  const error = new RestError('first', 'One.').addData('second', 5);
  expect(error.codes).toEqual(['first']);
});

test('7.3: a listener gets notices until it is removed', () => {
  const received: string[] = [];
  const stop = onNotice(({ fn }) => received.push(fn));
  reportMisuse('one', 'Wrong.');
  stop();
  reportMisuse('two', 'Wrong.');
  expect(received).toEqual(['one']);
});

test('7.3: concurrent requests get only their own notices', async () => {
  async function serve(name: string, wait: number): Promise<string[]> {
    const received: string[] = [];
    await withNotices(
      ({ fn }) => received.push(fn),
      async () => {
        await setTimeout(wait);
        reportMisuse(name, 'Wrong.');
        await setTimeout(wait);
        reportMisuse(`${name} again`, 'Wrong.');
      },
    );
    return received;
  }
  expect(await Promise.all([serve('slow', 8), serve('fast', 3)])).toEqual([
    ['slow', 'slow again'],
    ['fast', 'fast again'],
  ]);
});

test('7.3: the text of a notice has the problem, the version and the replacement', () => {
  const texts: string[] = [];
  withNotices(
    (notice) => texts.push(noticeText(notice)),
    () => {
      reportMisuse('f', 'Wrong.');
      reportMisuse('f', 'Wrong.', '5.1.0');
      reportDeprecatedFunction('f', '4.4.0', 'g');
      reportDeprecatedFunction('f', '4.4.0');
      reportDeprecatedArgument('f', '4.4.0', 'Leave it out.');
      reportDeprecatedArgument('f', '4.4.0');
    },
  );
  expect(texts).toEqual([
    'f (Wrong.)',
    'f (since 5.1.0; Wrong.)',
    'f (since 4.4.0; use g instead)',
    'f (since 4.4.0; no alternative available)',
    'f (since 4.4.0; Leave it out.)',
    'f (since 4.4.0; no alternative available)',
  ]);
});

test('7.3: an empty replacement, message or version is ignored', () => {
  const texts: string[] = [];
  withNotices(
    (notice) => texts.push(noticeText(notice)),
    () => {
      reportMisuse('f', 'Wrong.', '');
      reportDeprecatedFunction('f', '4.4.0', '');
      reportDeprecatedArgument('f', '4.4.0', '');
    },
  );
  expect(texts).toEqual([
    'f (Wrong.)',
    'f (since 4.4.0; no alternative available)',
    'f (since 4.4.0; no alternative available)',
  ]);
});
