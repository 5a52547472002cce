import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '#src/platform/mail/testing/start-mail-server.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import {
  type ReceivedSpan,
  startCollector,
  type TestCollector,
} from '#src/platform/tracing/testing/start-collector.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const searchPath = '/search/?query=SecretWords';
const personal = {
  form: 'enquiry',
  name: 'SecretName',
  email: 'secret@example.com',
  phone: '0412 345 678',
  message: 'SecretMessage',
  terms_of_use: 'on',
};
const secrets = /secret|example\.com|412 ?345|%20|\/contact|\?/i;
const proxyTraceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${proxyTraceId}-00f067aa0ba902b7-01`;

/** Prints each loaded module of the OpenTelemetry SDK. Leaves out those of its API, which prom-client always loads. */
const printModules = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ load: (url, context, next) => {
     if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log('loaded ' + url);
     return next(url, context);
   } });`,
)}`;

const enquire = (server: TestServer) =>
  server.post(site, '/contact?from=SecretPage', new URLSearchParams(personal).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

describe('with a collector', () => {
  let collector: TestCollector;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.stop());

  const start = (env: Readonly<Record<string, string>> = {}) =>
    startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
  const listPaths = (of: (span: ReceivedSpan) => boolean = () => true) =>
    collector.spans.filter(of).map((span) => collector.pathOf(span).join(' > '));

  it('a page and a lead are one trace each, with nothing personal in them; what waits is sent before the end', async () => {
    const mail = await startMailServer();
    const server = await start({
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
      OTEL_SERVICE_NAME: 'dealers',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: printModules,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'no-reply@dealers.example',
    });
    expect((await enquire(server)).status).toBe(303);
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), { timeout: 10_000, interval: 50 });
    expect((await server.get(site, searchPath, { traceparent })).status).toBe(200);
    await server.get(site, '/healthz');
    expect(await server.stop()).toBe(0);
    await mail.stop();
    expect(server.output()).toMatch(/loaded .*@opentelemetry\/sdk-trace\//);

    const [leadTrace, pageTrace] = ['POST', 'GET'].map(
      (method) => collector.spans.find(({ name }) => name.startsWith(method))?.traceId,
    );
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([leadTrace, pageTrace]));
    expect(listPaths(({ traceId }) => traceId === leadTrace).sort()).toEqual([
      'POST /:page',
      'POST /:page > INSERT leads',
      'POST /:page > deliver mail',
      'POST /:page > deliver mail > send mail',
    ]);
    expect(collector.spans.find(({ name }) => name === 'deliver mail')?.attributes).toEqual({
      'forecourt.site': site,
      'forecourt.lead': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'forecourt.attempt': 1,
      'forecourt.outcome': 'delivered',
    });
    const pagePaths = listPaths(({ traceId }) => traceId === pageTrace);
    expect(pagePaths).toEqual(
      expect.arrayContaining(['GET * > render page > SELECT vehicles', 'GET * > render page > loadSearch', 'GET *']),
    );
    expect(pagePaths.filter((path) => !path.startsWith('GET *'))).toEqual([]);
    const answered = /^\{.*"path":"\/search\/".*"answered"\}$/m.exec(server.output())?.[0];
    expect(answered).toContain(`"traceId":"${pageTrace}"`);
    // Without TRUST_PROXY, a client can't choose the trace id.
    expect(pageTrace).not.toBe(proxyTraceId);
    expect(
      collector.spans.find(({ parentSpanId, traceId }) => parentSpanId === '' && traceId === pageTrace)?.attributes,
    ).toEqual({
      'http.request.method': 'GET',
      'http.route': '*',
      'forecourt.site': site,
      'http.response.status_code': 200,
      'forecourt.answered': true,
    });
    expect(collector.bodies.join('\n')).not.toMatch(secrets);
    expect(collector.bodies.join('\n')).toContain('"stringValue":"dealers"');
    expect(collector.headers).toEqual(
      collector.bodies.map(() => expect.objectContaining({ 'x-key': 'a key', path: '/v1/traces' })),
    );
  }, 120_000);

  it("a trusted proxy's trace goes on, and its choice of samples", async () => {
    const server = await start({ TRUST_PROXY: 'true', OTEL_TRACES_SAMPLER_ARG: '0' });
    await server.get(site, searchPath, { traceparent });
    await server.get(site, '/', { traceparent: `${traceparent.slice(0, -2)}00` });
    await server.get(site, '/contact', { traceparent: 'nonsense' });
    await server.stop();
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([proxyTraceId]));
    expect(listPaths().filter((path) => path === 'GET *')).toHaveLength(1);
  }, 120_000);

  it('a lead that a killed process left is delivered in its own trace; a failure names no person', async () => {
    const away = await startMailServer();
    await away.stop();
    const dataDir = makeTemporaryFolder('traced-lead');
    const open = () =>
      start({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${away.port}`, MAIL_FROM: 'no-reply@dealers.example' });
    const first = await open();
    await enquire(first);
    await vi.waitFor(() => expect(listPaths()).toContain('POST /:page > deliver mail'), 15_000);
    await first.stop('SIGKILL');
    const failed = collector.spans.find(({ name }) => name === 'deliver mail');
    expect(failed).toMatchObject({ isFailed: true, attributes: { 'error.type': 'ESOCKET' } });
    const mail = await startMailServer(undefined, away.port);
    const second = await open();
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), { timeout: 10_000, interval: 50 });
    await second.stop();
    await mail.stop();
    const delivered = collector.spans.filter(({ name }) => name === 'deliver mail').at(-1);
    expect(delivered).toMatchObject({ traceId: failed?.traceId, isFailed: false });
    expect(Number(delivered?.attributes['forecourt.attempt'])).toBeGreaterThan(1);
    expect(collector.bodies.join('\n')).not.toMatch(secrets);
  }, 120_000);
});

describe('without a collector', () => {
  const expectServing = async (server: TestServer): Promise<void> => {
    expect((await server.get(site, searchPath)).status).toBe(200);
    expect((await enquire(server)).status).toBe(303);
  };

  it('no module of the SDK is loaded', async () => {
    const server = await startServer({ NODE_OPTIONS: printModules });
    await server.get(site, searchPath);
    await server.stop();
    expect(server.output()).not.toContain('loaded');
  }, 120_000);

  it('one that is away changes nothing, and is logged once', async () => {
    const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    await expectServing(server);
    await vi.waitFor(() => expect(server.output()).toContain('"traces could not be sent'), 30_000);
    await expectServing(server);
    expect(await server.stop()).toBe(0);
    expect(server.output().match(/"traces could not be sent/g)).toHaveLength(1);
  }, 120_000);

  it('one that never answers holds up neither requests nor the end', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    await expectServing(server);
    const stoppedAtMs = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - stoppedAtMs).toBeLessThan(8_000);
    expect(server.output()).toContain('the last traces could not be sent');
    silent.close();
    silent.closeAllConnections();
  }, 120_000);
});
