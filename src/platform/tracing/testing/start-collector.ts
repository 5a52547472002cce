import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly isFailed: boolean;
}

interface OtlpSpan extends Pick<ReceivedSpan, 'traceId' | 'spanId' | 'name'> {
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string | number>> }[];
  readonly status: { readonly code?: number };
}

interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const errorCode = 2;

const readSpans = (body: string): readonly ReceivedSpan[] =>
  (JSON.parse(body) as OtlpBody).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId = '', name, attributes, status }) => ({
      traceId,
      spanId,
      parentSpanId,
      name,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ''])),
      isFailed: status.code === errorCode,
    }));

export interface TestCollector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  readonly bodies: string[];
  readonly headers: Readonly<Record<string, unknown>>[];
  readonly pathOf: (span: ReceivedSpan) => readonly string[];
  readonly refuse: () => void;
  readonly stop: () => Promise<void>;
}

export const startCollector = async (): Promise<TestCollector> => {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const headers: Readonly<Record<string, unknown>>[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      headers.push({ ...request.headers, path: request.url });
      bodies.push(body);
      spans.push(...readSpans(body));
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pathOf = (span: ReceivedSpan): readonly string[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return parent === undefined ? [span.name] : [...pathOf(parent), span.name];
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    headers,
    pathOf,
    refuse: () => {
      status = 400;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
