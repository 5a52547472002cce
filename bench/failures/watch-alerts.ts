import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface PrometheusAlert {
  readonly labels: { readonly alertname: string; readonly severity: string };
  readonly state: 'pending' | 'firing';
}

export interface FiredAlert {
  readonly name: string;
  readonly severity: string;
  readonly firedAtMs: number;
  endedAtMs?: number;
}

const pollMs = 2_000;
const scrapeSeconds = 5;

export const watchAlerts = async (folder: string, ports: readonly number[], port: number) => {
  mkdirSync(folder, { recursive: true });
  const config = {
    global: { scrape_interval: `${scrapeSeconds}s`, evaluation_interval: `${scrapeSeconds}s` },
    rule_files: [resolve('deploy/monitoring/alerts.yaml')],
    scrape_configs: [
      { job_name: 'forecourt', static_configs: [{ targets: ports.map((node) => `127.0.0.1:${node}`) }] },
    ],
  };
  // JSON is valid YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const fired: FiredAlert[] = [];
  let isOver = false;
  const poll = async (): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined);
    if (answer?.ok !== true) return;
    const { data } = (await answer.json()) as { data: { alerts: readonly PrometheusAlert[] } };
    const firing = new Map(
      data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => [labels.alertname, labels.severity]),
    );
    for (const alert of fired) if (!firing.has(alert.name)) alert.endedAtMs ??= Date.now();
    for (const [name, severity] of firing) {
      const isKnown = fired.some((alert) => alert.name === name && alert.endedAtMs === undefined);
      if (!isKnown) fired.push({ name, severity, firedAtMs: Date.now() });
    }
  };
  const polling = (async () => {
    while (!isOver) {
      await poll();
      await wait(pollMs);
    }
  })();
  return {
    fired: fired as readonly FiredAlert[],
    stop: async (): Promise<void> => {
      isOver = true;
      await polling;
      child.kill('SIGTERM');
    },
  };
};
