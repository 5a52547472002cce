import type { FastifyPluginAsync } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Label values must be few: never use a path or a host from a request. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'forecourt_http_answer_seconds',
    help: 'Time from request to response, in seconds.',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'forecourt_pages_total',
    help: 'Pages by where they came from.',
    labelNames: ['source'] as const,
    registers: [registry],
  });
  const refused = new Counter({
    name: 'forecourt_rate_limited_total',
    help: 'Requests refused by a rate limit, by what they asked for and whose limit it was.',
    labelNames: ['work', 'scope'] as const,
    registers: [registry],
  });
  return {
    registry,
    countRefused: (work: string, scope: string): void => refused.inc({ work, scope }),
    countPage: (source: string): void => pages.inc({ source }),
    observeAnswer: (kind: string, status: number, seconds: number): void =>
      answers.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    gaugeBy: (
      label: 'site' | 'what' | 'channel' | 'owner',
      name: string,
      help: string,
      read: () => Promise<ReadonlyMap<string, number>>,
    ): void => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          const values = await read();
          this.reset();
          for (const [key, value] of values) this.set({ [label]: key }, value);
        },
      });
    },
    countBy: (label: 'fingerprint', name: string, help: string, read: () => ReadonlyMap<string, number>): void => {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect() {
          this.reset();
          for (const [key, value] of read()) this.inc({ [label]: key }, value);
        },
      });
    },
    info: (name: string, help: string, labels: Readonly<Record<string, string>>): void =>
      new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] }).set(labels, 1),
    counter: (name: string, help: string, read: () => number): void => {
      new Counter({
        name,
        help,
        registers: [registry],
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    gauge: (name: string, help: string, read: () => number | Promise<number>): void => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

export const metricsRoute =
  (metrics: Metrics, update: () => Promise<void> = async () => undefined): FastifyPluginAsync =>
  async (app) => {
    app.get('/metrics', async (_request, reply) => {
      await update();
      const text = await metrics.registry.metrics();
      return reply.type(metrics.registry.contentType).send(text);
    });
  };
