import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPromtool } from './lib/find-tools.ts';

const folder = 'deploy/monitoring';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const readRules = (): readonly Rule[] => {
  const file = parse(readFileSync(`${folder}/alerts.yaml`, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  };
  return file.groups.flatMap(({ rules }) => rules);
};

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const readPanels = (): readonly Panel[] => JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8')).panels;

const listMetrics = (): ReadonlySet<string> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const own = globSync('src/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(forecourt_[a-z_]+)'/g)].map(([, name = '']) => name),
  );
  return new Set(['up', ...own, ...registry.getMetricsAsArray().map(({ name }) => name)]);
};

const listNames = (expr: string): readonly string[] =>
  [...expr.replaceAll(/\{[^}]*\}/g, '').matchAll(/\b(?:up|forecourt_\w+|nodejs_\w+|process_\w+)\b/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

describe('alerts and dashboard', () => {
  const metrics = listMetrics();
  const expressions = [
    ...readRules().map(({ alert, expr }) => [alert, expr] as const),
    ...readPanels().flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];

  it.each(expressions)('%s names metrics that exist', (_name, expr) => {
    const names = listNames(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !metrics.has(name))).toEqual([]);
  });

  it('knows a metric that does not exist', () => {
    expect(listNames('rate(forecourt_nothing_count[5m])').filter((name) => !metrics.has(name))).toEqual([
      'forecourt_nothing',
    ]);
  });

  const headings = new Set(
    [...readFileSync('docs/production/monitoring.md', 'utf8').matchAll(/^### (\w+)$/gm)].map(([, name]) => name),
  );

  it.each(readRules())('$alert has a section that says what to do', ({ alert, labels, annotations }) => {
    expect(headings).toContain(alert);
    const page = `docs/production/monitoring.md#${alert.toLowerCase()}`;
    expect(annotations.runbook).toBe(`{{ $externalLabels.docs }}${page}`);
    expect(['page', 'warn']).toContain(labels.severity);
  });

  it('explains no alert that does not exist', () => {
    expect([...headings].sort()).toEqual(
      readRules()
        .map(({ alert }) => alert)
        .sort(),
    );
  });
});

it('alerts fire when they should, by promtool', async () => {
  const promtool = findPromtool();
  if (promtool === undefined) throw new Error('promtool is not installed (Debian: apt-get install prometheus).');
  const run = promisify(execFile);
  expect((await run(promtool, ['check', 'rules', `${folder}/alerts.yaml`])).stdout).toContain('SUCCESS');
  expect((await run(promtool, ['test', 'rules', `${folder}/alerts.test.yaml`])).stdout).toContain('SUCCESS');
});
