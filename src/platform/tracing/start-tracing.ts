import type { Env } from '../env.ts';
import type { Version } from '../http/version-route.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import { createFailureLog, type FailureLogOptions } from './create-failure-log.ts';
import { setTracer } from './trace.ts';

export interface TracingOptions extends Pick<FailureLogOptions, 'log'> {
  readonly env: Pick<
    Env,
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
    | 'OTEL_EXPORTER_OTLP_HEADERS'
    | 'OTEL_SERVICE_NAME'
    | 'OTEL_TRACES_SAMPLER_ARG'
  >;
  readonly version: Pick<Version, 'version'>;
}

const flushMs = 2_000;

const findUrl = ({ env }: TracingOptions): string | undefined =>
  env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
  (env.OTEL_EXPORTER_OTLP_ENDPOINT && `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`);

export interface Tracing {
  readonly countLost: () => number;
  readonly end: () => Promise<void>;
}

export const startTracing = async (options: TracingOptions): Promise<Tracing> => {
  const { env, version, log } = options;
  const url = findUrl(options);
  if (url === undefined) return { countLost: () => 0, end: async () => undefined };
  const { createOtlpTracer } = await import('./create-otlp-tracer.ts');
  let lost = 0;
  const logFailure = createFailureLog(options);
  const { tracer, close } = createOtlpTracer({
    url,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    serviceVersion: version.version,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    onExportFailed: (error, spans) => {
      lost += spans;
      logFailure(error, spans);
    },
    onDropped: () => {
      lost += 1;
    },
  });
  setTracer(tracer);
  return {
    countLost: () => lost,
    end: async () => {
      setTracer(undefined);
      await withTimeout(flushMs, close()).catch((error: unknown) =>
        log.warn({ err: error }, 'the last traces could not be sent and are lost'),
      );
    },
  };
};
