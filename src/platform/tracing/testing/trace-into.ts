import { readEnv } from '../../env.ts';
import { startTracing } from '../start-tracing.ts';
import { continueTrace } from '../trace.ts';
import type { TestCollector } from './start-collector.ts';

export const traceInto = async (collector: TestCollector, work: () => Promise<unknown>): Promise<void> => {
  const { end } = await startTracing({
    env: readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    version: { version: '0.0.0' },
    log: { warn: () => undefined },
  });
  await continueTrace({ name: 'test', kind: 'server', attributes: {} }, work);
  await end();
};
