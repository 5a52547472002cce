import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { readEnv } from '../env.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { startCollector, type TestCollector } from './testing/start-collector.ts';
import {
  captureTrace,
  continueTrace,
  findTraceId,
  findTraceparent,
  isTracing,
  runOutsideTrace,
  type TraceStart,
  trace,
} from './trace.ts';

const version = { version: '1.2.3' };
const begun = (name: string): TraceStart => ({ name, kind: 'server', attributes: {} });

describe('while tracing is off', () => {
  it('everything is a plain call', async () => {
    await startTracing({ env: readEnv({}), version, log: { warn: () => undefined } });
    expect(isTracing()).toBe(false);
    expect(await trace('step', {}, async () => 1)).toBe(1);
    expect(await continueTrace(begun('a'), async () => findTraceparent())).toBeNull();
    expect(captureTrace()(() => 2)).toBe(2);
    expect(runOutsideTrace(() => findTraceId())).toBeUndefined();
  });
});

describe('while tracing is on', () => {
  let collector: TestCollector;
  let tracing: Tracing;
  const end = () => tracing.end();
  const open = async (variables: Readonly<Record<string, string>> = {}) => {
    const env = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...variables });
    tracing = await startTracing({ env, version, log: { warn: () => undefined } });
  };
  const listPaths = () => collector.spans.map((span) => collector.pathOf(span).join(' > ')).sort();

  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.stop());

  it('steps belong to the trace that they run in, and outside one there are none', async () => {
    await open();
    await trace('poll', {}, turn);
    await Promise.all(
      ['a', 'b'].map((name) =>
        continueTrace(begun(name), async () => {
          await turn();
          await trace(`${name}1`, {}, () => trace(`${name}2`, {}, turn));
          runOutsideTrace(() => void trace('woken job', {}, turn));
        }),
      ),
    );
    await end();
    expect(listPaths()).toEqual(['a', 'a > a1', 'a > a1 > a2', 'b', 'b > b1', 'b > b1 > b2']);
    expect(isTracing()).toBe(false);
  });

  it('a captured trace holds for callbacks from elsewhere', async () => {
    await open();
    const capture = await continueTrace(begun('page'), async () => captureTrace());
    await capture(() => trace('query', {}, turn));
    await end();
    expect(listPaths()).toEqual(['page', 'page > query']);
  });

  it('a stored traceparent continues a trace, also one that is not sampled', async () => {
    await open({ OTEL_TRACES_SAMPLER_ARG: '0' });
    const stored = await continueTrace(begun('request'), async () => findTraceparent());
    expect(stored).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    await continueTrace({ ...begun('delivery'), traceparent: stored ?? undefined }, () => trace('mail', {}, turn));
    const sampled = stored?.replace(/00$/, '01');
    const ids = await continueTrace({ ...begun('sampled'), traceparent: sampled }, async () => findTraceId());
    await end();
    expect(stored).toContain(ids);
    expect(listPaths()).toEqual(['sampled']);
  });

  it('a failure tells its code or class, never its message', async () => {
    await open();
    const fail = (error: Error) => continueTrace(begun('work'), () => Promise.reject(error)).catch(() => undefined);
    await fail(new DomainError('notFound', 'SecretName has no car.'));
    await fail(new TypeError('SecretName'));
    await end();
    expect(collector.spans.map(({ attributes, isFailed }) => [attributes['error.type'], isFailed])).toEqual([
      ['notFound', true],
      ['TypeError', true],
    ]);
    expect(collector.bodies.join()).not.toContain('Secret');
  });

  it('drops and counts spans beyond its queue instead of filling the memory', async () => {
    await open();
    await Promise.all(Array.from({ length: 5000 }, () => continueTrace(begun('flood'), async () => undefined)));
    await end();
    expect(collector.spans.length).toBeGreaterThan(0);
    expect(collector.spans.length).toBeLessThanOrEqual(2048 + 512);
    expect(collector.spans.length + tracing.countLost()).toBe(5000);
  });
});

it('reports what a collector refused, and sends to an address of its own', async () => {
  const collector = await startCollector();
  collector.refuse();
  const lines: object[] = [];
  const env = readEnv({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` });
  const log = { warn: (fields: object, message: string) => void lines.push({ ...fields, message }) };
  const { countLost, end } = await startTracing({ env, version, log });
  await continueTrace(begun('request'), turn);
  await end();
  expect(countLost()).toBe(1);
  await collector.stop();
  expect(collector.headers).toMatchObject([{ path: '/own/path' }]);
  expect(lines[0]).toMatchObject({ spans: 1, message: 'traces could not be sent and are lost' });
});
