import { locale } from '#src/lib/australia.ts';
import { type Measured, medianOf, middleOf } from './measure.ts';
import type { BenchmarkResult } from './run-benchmark.ts';

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString(locale) : value >= 10 ? value.toFixed(1) : value.toPrecision(2);

const rowOf = (measured: Measured, own: Measured, cars: number): string => {
  const rate = medianOf(measured.queriesPerSecond);
  const cells = [
    measured.name,
    figure(rate),
    figure(measured.queriesPerProcessorSecond),
    measured === own ? '' : `${figure(medianOf(own.queriesPerSecond) / rate)}x`,
    figure(middleOf(measured.latencies, 0.5)),
    figure(middleOf(measured.latencies, 0.99)),
    figure(measured.updateMs),
    figure((measured.buildMs * 1000) / cars),
    figure(measured.bytes / cars / 1000),
  ];
  return `| ${cells.join(' | ')} |`;
};

const formatTyped = (typed: readonly Measured[], readingMs: readonly number[]): readonly string[] => [
  'As shoppers type them:',
  '',
  '| engine | searches/s | p50 ms | p99 ms |',
  '|---|---|---|---|',
  ...typed.map(({ name, queriesPerSecond, latencies }) => {
    const cells = [medianOf(queriesPerSecond), middleOf(latencies, 0.5), middleOf(latencies, 0.99)].map(figure);
    return `| ${[name, ...cells].join(' | ')} |`;
  }),
  '',
  `Reading a query took ${figure(middleOf(readingMs, 0.5))} ms (p50), ${figure(middleOf(readingMs, 0.99))} ms (p99).`,
  '',
];

export const formatResults = ({ cars, measured, typed, readingMs, disagreements }: BenchmarkResult): string => {
  const [own] = measured;
  if (own === undefined) return '';
  const lines = [
    `### ${cars.toLocaleString(locale)} cars`,
    '',
    '| engine | searches/s | a processor s | Forecourt is | p50 ms | p99 ms | update ms | build us/car | kB/car |',
    '|---|---|---|---|---|---|---|---|---|',
    ...measured.map((each) => rowOf(each, own, cars)),
    '',
  ];
  lines.push(...formatTyped(typed, readingMs));
  for (const [name, kinds] of Object.entries(disagreements)) {
    if (kinds.length > 0) lines.push(`${name} counts otherwise on: ${kinds.join(', ')}.`, '');
  }
  return lines.join('\n');
};
