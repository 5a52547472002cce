import { z } from 'zod';
import { variable } from './variable.ts';

const httpUrl = z.string().regex(/^https?:\/\/\S+$/);
const urlAllowed = 'a URL such as http://127.0.0.1:4318';

/** @see https://opentelemetry.io/docs/languages/sdk-configuration/ */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable<string | undefined>(
    httpUrl,
    undefined,
    urlAllowed,
    'OpenTelemetry collector that gets traces by OTLP over HTTP, at /v1/traces. Without it, nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable<string | undefined>(
    httpUrl,
    undefined,
    'a URL such as http://127.0.0.1:4318/v1/traces',
    'Complete address for traces, instead of OTEL_EXPORTER_OTLP_ENDPOINT, for a collector whose path isn’t /v1/traces.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: variable<string | undefined>(
    z.string().regex(/^[\w-]+=[^,]+(?:,\s*[\w-]+=[^,]+)*$/),
    undefined,
    'name=value, separated by commas; values are URL-encoded',
    'Headers that are sent to the collector, such as a key.',
  ),
  OTEL_SERVICE_NAME: variable(z.string().min(1), 'forecourt', 'a name', 'The name of this service in traces.'),
  OTEL_TRACES_SAMPLER_ARG: variable(
    z
      .string()
      .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)
      .transform(Number),
    1,
    'a number from 0 to 1',
    'Share of requests whose traces are sent. If a trusted proxy sends a traceparent header, the proxy decides instead.',
  ),
};
