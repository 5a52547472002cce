import type { FiredAlert } from './watch-alerts.ts';

export interface Phase {
  readonly name: string;
  readonly startedAtMs: number;
  pages: number;
  pagesFailed: number;
  pictures: number;
  picturesFailed: number;
  leadTries: number;
  leadsAccepted: number;
}
export const startPhase = (name: string): Phase => ({
  name,
  startedAtMs: Date.now(),
  pages: 0,
  pagesFailed: 0,
  pictures: 0,
  picturesFailed: 0,
  leadTries: 0,
  leadsAccepted: 0,
});

const formatSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

const describeAlert = ({ name, severity, firedAtMs, endedAtMs }: FiredAlert, startedAtMs: number): string => {
  const ended = endedAtMs === undefined ? 'to the end' : `for ${formatSeconds(endedAtMs - firedAtMs)}`;
  return `${name} (${severity}) after ${formatSeconds(firedAtMs - startedAtMs)}, ${ended}`;
};

export const formatReport = (phases: readonly Phase[], fired: readonly FiredAlert[]): readonly string[] => [
  '| Failed | Pages | Without a page | Pictures | Without a picture | Leads accepted | Tries | Alerts |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...phases.map((phase, at) => {
    const { name, startedAtMs, pages, pagesFailed, pictures, picturesFailed, leadsAccepted, leadTries } = phase;
    const endMs = phases[at + 1]?.startedAtMs ?? Number.POSITIVE_INFINITY;
    const alerts = fired
      .filter(({ firedAtMs }) => firedAtMs >= startedAtMs && firedAtMs < endMs)
      .map((alert) => describeAlert(alert, startedAtMs));
    const cells = [name, pages, pagesFailed, pictures, picturesFailed, leadsAccepted, leadTries, alerts.join('; ')];
    return `| ${cells.join(' | ')} |`;
  }),
];
