// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createElement as h } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { infiniteQueryOptions, queryKey, queryOptions } from '../../runtime/client/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { Client } from '../e2e/library/generated/client.ts';
import { inputs } from '../e2e/library/generated/inputs.ts';
import { apiSettings, registerRoutes } from '../e2e/library/generated/routes.ts';
import { createHandlers } from '../e2e/library/site/handlers/index.ts';
import { openLibrary } from '../e2e/library/site/library.ts';

/** Components of React in jsdom, with the generated client of the library and its server. */
let listening: Listening;
let api: Client;
let root: Root | null = null;
const requests: string[] = [];

beforeAll(async () => {
  const authenticate = () => ({ id: 7, login: 'ada', can: () => true });
  const server = createServer({ ...apiSettings }, { authenticate });
  registerRoutes(server, createHandlers(openLibrary()), {});
  listening = await listen(server, { port: 0, host: '127.0.0.1' });
  api = new Client({
    baseUrl: `http://127.0.0.1:${listening.port}/api/`,
    onResponse: (_response, { method, route, query }) =>
      void requests.push(`${method} ${route.join('/')} ${query.toString()}`.trim()),
  });
});
afterEach(() => {
  root?.unmount();
  requests.length = 0;
});
afterAll(() => listening.close());

/** Shows a component on an empty page. */
function show(component: () => ReactNode): void {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(h(QueryClientProvider, { client }, h(component)));
}

/** Waits until the page contains a text. */
function shows(text: string): Promise<void> {
  return vi.waitFor(() => expect(document.body.textContent).toContain(text));
}

function click(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
}

test('the components compile', () => {
  const compiler = 'node_modules/typescript-7/bin/tsc';
  const args = [compiler, '-p', 'tsconfig.react.json', '--pretty', 'false'];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('');
});

test('a component shows the result of `queryOptions`, typed, and a mutation makes it fetch again', async () => {
  show(() => {
    const queries = useQueryClient();
    const books = useQuery(queryOptions(api, (client) => client.books.list({ per_page: 10 })));
    const lend = useMutation({
      mutationFn: (id: number) => api.books.lend({ id, borrower: 7 }),
      onSuccess: () => queries.invalidateQueries({ queryKey: queryKey(api, 'books') }),
    });
    const titles = books.data?.items.map(
      ({ title, borrower }) => `${title} ${borrower ?? 'here'};`,
    );
    const button = h('button', { onClick: () => lend.mutate(1) }, 'Lend');
    return h('p', null, books.isPending ? 'Loading' : titles, lend.error?.message, button);
  });
  await shows('Emma here;Persuasion here;');
  click('Lend');
  await shows('Emma 7;Persuasion here;');
  click('Lend');
  await shows('book is on loan');
  expect(requests.filter((line) => line.startsWith('GET'))).toEqual([
    'GET books per_page=10',
    'GET books per_page=10',
  ]);
});

test('a component shows further pages of `infiniteQueryOptions` until there are none', async () => {
  show(() => {
    const books = useInfiniteQuery(
      infiniteQueryOptions(api, (client, position) =>
        client.books.list({ per_page: 2, ...position }),
      ),
    );
    const titles = books.data?.pages.flatMap(({ items }) => items.map(({ title }) => title));
    const more = h('button', { onClick: () => void books.fetchNextPage() }, 'More');
    return h('p', null, titles?.join(), books.hasNextPage ? more : '. End');
  });
  await shows('Emma,PersuasionMore');
  click('More');
  await shows('Emma,Persuasion,Sanditon. End');
  expect(requests).toEqual(['GET books per_page=2', 'GET books per_page=2&page=2']);
});

test('a query of a component that is removed is aborted', async () => {
  const { queryFn, ...options } = queryOptions(api, (client) => client.books.list());
  const failed = new Promise<unknown>((fail) => {
    show(() => {
      const watched: typeof queryFn = (context) => {
        queueMicrotask(() => root?.unmount());
        const result = queryFn(context);
        result.catch(fail);
        return result;
      };
      return useQuery({ ...options, queryFn: watched }).status;
    });
  });
  expect(await failed).toMatchObject({ name: 'AbortError' });
});

test('a form of React Hook Form shows the issues of an input and sends what it returns', async () => {
  show(() => {
    const { register, handleSubmit, formState } = useForm({
      resolver: standardSchemaResolver(inputs.books.lend),
    });
    const lend = useMutation({
      mutationFn: (input: Parameters<typeof api.books.lend>[0]) => api.books.lend(input),
    });
    const submit = handleSubmit((input) =>
      lend.mutateAsync(input).then(
        () => undefined,
        () => undefined,
      ),
    );
    return h(
      'form',
      { onSubmit: (event: object) => void submit(event as never) },
      ...[h('input', { ...register('id') }), h('input', { ...register('borrower') })],
      ...[formState.errors.id?.message, formState.errors.borrower?.message],
      ...[
        h('button', null, 'Lend'),
        lend.data && `lent to ${lend.data.borrower}`,
        lend.error?.message,
      ],
    );
  });
  const fill = (name: string, text: string) => {
    const input = document.querySelector(`[name=${name}]`);
    // React ignores values that are set with its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  await shows('Lend');
  fill('id', '2');
  fill('borrower', 'Ada');
  click('Lend');
  await shows('borrower must be an integer.');
  expect(requests).toEqual([]);
  fill('borrower', '7');
  click('Lend');
  await shows('lent to 7');
});
