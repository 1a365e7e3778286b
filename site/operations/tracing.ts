import type { Span } from '@opentelemetry/api';
import type { Service, WireRequest, WireResponse } from '../../runtime/http/index.ts';
import type { AroundHandler } from '../../runtime/server/index.ts';
import { methodLabel, routeLabel, statementLabel } from './metrics.ts';

/** Creates OpenTelemetry spans. */
export interface Tracing {
  /** Creates a span for each request of the API and the pages; its parent is the `traceparent` of the client. */
  readonly services: (api: Service, pages: Service) => readonly [api: Service, pages: Service];
  /** Creates a span for each handler call. */
  readonly handler: AroundHandler;
  /** Creates a span for a query of a request that has just ended; `duration` is in milliseconds. */
  readonly query: (text: string, parameters: readonly unknown[], duration: number) => void;
}

/** Returns `null` without `@opentelemetry/api` or without a registered tracer provider. */
export async function openTracing(): Promise<Tracing | null> {
  // `@opentelemetry/api` (6 MB) stores providers here; code that registers one has loaded it.
  if (!(Symbol.for('opentelemetry.js.api.1') in globalThis)) return null;
  const api = await import('@opentelemetry/api').catch(ifMissing);
  if (api === null) return null;
  const { context, propagation, ProxyTracerProvider, SpanKind, SpanStatusCode, trace } = api;
  const provider = trace.getTracerProvider();
  const tracer =
    provider instanceof ProxyTracerProvider
      ? provider.getDelegateTracer('restloom-site')
      : provider.getTracer('restloom-site');
  if (!tracer) return null;

  const fail = (span: Span, error: unknown): void => {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  const start = (request: WireRequest): Span => {
    const { method, url, headers, ip } = request;
    return tracer.startSpan(
      methodLabel(method),
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          // The query may contain nonces and passwords.
          'url.path': url.split('?', 1)[0] ?? '',
          ...(ip !== null && { 'client.address': ip }),
        },
      },
      propagation.extract(context.active(), headers),
    );
  };
  const finish = (span: Span, request: WireRequest, response: WireResponse): void => {
    const { pattern = null, route = null, status } = response;
    const [path = ''] = request.url.split('?', 1);
    const label = routeLabel({ pattern, route, path });
    span.updateName(`${methodLabel(request.method)} ${label}`);
    span.setAttributes({ 'http.route': label, 'http.response.status_code': status });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  /** Runs `respond` in a span. The response ends the span; if it is `null`, the span stays open. */
  const within = async (
    span: Span,
    request: WireRequest,
    respond: () => ReturnType<Service['respond']>,
  ): Promise<WireResponse | null> => {
    try {
      const response = await context.with(trace.setSpan(context.active(), span), async () =>
        respond(),
      );
      if (response) finish(span, request, response);
      return response;
    } catch (error) {
      fail(span, error);
      span.end();
      throw error;
    }
  };
  return {
    services(own, pages) {
      // Spans of requests that the API did not handle; reading the body creates another request with the same headers.
      const started = new WeakMap<object, Span>();
      const spanOf = ({ headers }: WireRequest): Span | undefined => started.get(headers);
      return [
        {
          ...own,
          async respond(request) {
            const span = start(request);
            const response = await within(span, request, () => own.respond(request));
            if (response === null) started.set(request.headers, span);
            return response;
          },
        },
        {
          ...pages,
          async respond(request) {
            const span = spanOf(request) ?? start(request);
            const response = await within(span, request, () => pages.respond(request));
            if (response === null) span.end();
            return response;
          },
          async refuse(request, error) {
            spanOf(request)?.end();
            return (await pages.refuse?.(request, error)) ?? null;
          },
        },
      ];
    },
    handler: ({ method }, route, run) =>
      tracer.startActiveSpan(
        `handler ${method} ${routeLabel({ pattern: route })}`,
        async (span) => {
          try {
            return await run();
          } catch (error) {
            fail(span, error);
            throw error;
          } finally {
            span.end();
          }
        },
      ),
    query(text, _, duration) {
      if (!trace.getActiveSpan()) return;
      const now = performance.timeOrigin + performance.now();
      const attributes = { 'db.query.text': text, 'db.operation.name': statementLabel(text) };
      tracer
        .startSpan(`query ${statementLabel(text)}`, {
          ...{ kind: SpanKind.CLIENT, attributes, startTime: now - duration },
        })
        .end(now);
    },
  };
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return null;
  throw error;
}
