import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  type Context,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace as traceApi,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanKind, SpanStart, Tracer } from './trace.ts';

export interface OtlpTracerOptions {
  readonly url: string;
  /** `name=value` pairs, separated by commas, with URL-encoded values. */
  readonly headers: string | undefined;
  readonly serviceName: string;
  readonly serviceVersion: string;
  /**
   * Share of new traces that are sampled, from 0 to 1. A trace continued from a `traceparent` keeps that header's
   * sampling flag.
   */
  readonly ratio: number;
  readonly onExportFailed: (error: Error | undefined, spans: number) => void;
  readonly onDropped: () => void;
}

const maxWaitingSpans = 2048;
const exportTimeoutMs = 10_000;
const maxValueLength = 200;

const kinds: Readonly<Record<SpanKind, OtelSpanKind>> = {
  server: OtelSpanKind.SERVER,
  client: OtelSpanKind.CLIENT,
  consumer: OtelSpanKind.CONSUMER,
  internal: OtelSpanKind.INTERNAL,
};

const isSampled = ({ traceFlags }: SpanContext): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0;

const createReportingQueue = ({ url, headers, onExportFailed, onDropped }: OtlpTracerOptions): SpanProcessor => {
  let waiting = 0;
  const exporter = new OTLPTraceExporter({
    url,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: exportTimeoutMs,
  });
  const reporting: SpanExporter = {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) => {
      waiting -= spans.length;
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED) onExportFailed(result.error, spans.length);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const queue = new BatchSpanProcessor({
    exporter: reporting,
    maxQueueSize: maxWaitingSpans,
    exportTimeoutMillis: exportTimeoutMs,
  });
  return {
    onStart: () => undefined,
    onEnd: (span) => {
      if (!isSampled(span.spanContext())) return;
      if (waiting >= maxWaitingSpans) return onDropped();
      waiting += 1;
      queue.onEnd(span);
    },
    forceFlush: () => queue.forceFlush(),
    shutdown: () => queue.shutdown(),
  };
};

const createProvider = (options: OtlpTracerOptions) =>
  new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': options.serviceName,
        'service.version': options.serviceVersion,
        'service.instance.id': randomUUID(),
        'host.name': hostname(),
      }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    spanLimits: { attributeValueLengthLimit: maxValueLength },
    spanProcessors: [createReportingQueue(options)],
  });

const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const readParent = (traceparent: string | undefined): Context => {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : traceApi.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
};

export const createOtlpTracer = (
  options: OtlpTracerOptions,
): { readonly tracer: Tracer; readonly close: () => Promise<void> } => {
  const provider = createProvider(options);
  const otel = provider.getTracer('forecourt');
  const running = new AsyncLocalStorage<OtelSpan>();
  const findContext = (): SpanContext | undefined => running.getStore()?.spanContext();

  const start = ({ name, kind, attributes }: SpanStart, parent: Context): Span => {
    const span = otel.startSpan(name, { kind: kinds[kind], attributes }, parent);
    return {
      note: (more) => void span.setAttributes(more),
      fail: (type) => void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
      run: (work) => running.run(span, work),
    };
  };

  return {
    tracer: {
      startTrace: ({ traceparent, ...given }) => start(given, readParent(traceparent)),
      startStep: (given) => {
        const parent = running.getStore();
        return parent !== undefined && isSampled(parent.spanContext())
          ? start(given, traceApi.setSpan(ROOT_CONTEXT, parent))
          : undefined;
      },
      findTraceparent: () => {
        const context = findContext();
        return context && writeTraceparent(context);
      },
      findTraceId: () => findContext()?.traceId,
      capture: () => AsyncLocalStorage.snapshot(),
      runOutside: (work) => running.exit(work),
    },
    close: () => provider.shutdown(),
  };
};
