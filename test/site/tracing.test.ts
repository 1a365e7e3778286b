import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSite } from '../../site/bootstrap.ts';
import type { RunningSite } from '../../site/bootstrap.ts';
import { readSettings, SettingsError } from '../../site/config.ts';
import { openTracing } from '../../site/operations/tracing.ts';
import { Problem } from '../../site/lib/problem.ts';

/** Spans of a running site, collected by the OpenTelemetry SDK. */

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
let folder: string;
let site: RunningSite;

async function started(): Promise<RunningSite> {
  const settings = readSettings({ DATA_DIR: folder, PORT: '0', CHECK_ANSWERS: 'off' });
  if (settings instanceof SettingsError) throw settings;
  const log = { request: undefined, bug: () => undefined, problem: () => undefined };
  const running = await startSite(settings, { ...log, flush: () => undefined });
  if (running instanceof Problem) throw new Error(running.message);
  return running;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracing-'));
});

beforeEach(() => exporter.reset());

afterAll(async () => {
  await site.close();
  trace.disable();
  await provider.shutdown();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers });
  await response.arrayBuffer();
  return response.status;
};

/** Returns the ended spans, the root last. */
const spans = (): readonly ReadableSpan[] => exporter.getFinishedSpans();
const requests = (): readonly ReadableSpan[] =>
  spans().filter(({ kind }) => kind === SpanKind.SERVER);

test('without a registered provider there are no spans', async () => {
  expect(await openTracing()).toBeNull();
  provider.register();
  site = await started();
});

test('a request, its handler and its queries are spans below the traceparent of the client', async () => {
  const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const traceparent = `00-${traceId}-${parent}-01`;
  const path = '/cms-json/cms/v2/posts';
  expect(await get(`${path}?per_page=3`, { traceparent })).toBe(200);
  const [request] = requests();
  expect(request).toMatchObject({
    name: 'GET /cms/v2/posts',
    parentSpanContext: { traceId, spanId: parent },
    attributes: {
      'http.request.method': 'GET',
      'url.path': path,
      'http.route': '/cms/v2/posts',
      'http.response.status_code': 200,
    },
  });
  const handler = spans().find(({ name }) => name === 'handler GET /cms/v2/posts');
  expect(handler?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  const queries = spans().filter(
    ({ parentSpanContext }) => parentSpanContext?.spanId === handler?.spanContext().spanId,
  );
  expect(queries.length).toBeGreaterThan(0);
  for (const { name, kind, attributes } of queries) {
    expect([name, kind]).toEqual(['query select', SpanKind.CLIENT]);
    expect(attributes['db.query.text']).toMatch(/^select .* from /);
  }
  expect(new Set(spans().map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
});

test('an embedded item has its own handler span within the request', async () => {
  expect(await get('/cms-json/cms/v2/posts?per_page=1&_embed=author')).toBe(200);
  expect(requests().length).toBe(1);
  const handlers = spans().filter(({ name }) => name.startsWith('handler '));
  expect(handlers.length).toBeGreaterThan(1);
});

test('a page is one span, without its query', async () => {
  expect(await get('/?s=secret')).toBe(200);
  expect(requests().map(({ name }) => name)).toEqual(['GET page']);
  expect(JSON.stringify(requests()[0]?.attributes)).not.toContain('secret');
});

test('a refused request is not an error, and jobs without a request have no spans', async () => {
  expect(await get('/cms-json/cms/v2/posts/999999')).toBe(404);
  const [request] = requests();
  expect(request?.name).toBe('GET /cms/v2/posts/{id}');
  expect(request?.attributes['http.response.status_code']).toBe(404);
  expect(request?.status.code).toBe(SpanStatusCode.UNSET);
  expect(
    spans().every((span) => span.spanContext().traceId === request?.spanContext().traceId),
  ).toBe(true);
});
