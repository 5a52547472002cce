import { addBusinessMinutes, type BusinessHours } from './business-hours.ts';
import type { ClockConfig } from './clock-config.ts';

export const timerKinds = ['warn', 'reassign', 'overdue'] as const;

export type TimerKind = (typeof timerKinds)[number];

export interface Timer {
  readonly kind: TimerKind;
  readonly dueMs: number;
}

const minutesOf = (config: ClockConfig): Readonly<Record<TimerKind, number | null>> => ({
  warn: config.warnMinutes,
  reassign: config.reassignMinutes,
  overdue: config.overdueMinutes,
});

export const findDueMs = (
  kind: TimerKind,
  config: ClockConfig,
  hours: BusinessHours,
  fromMs: number,
): number | null => {
  const minutes = minutesOf(config)[kind];
  return minutes === null ? null : addBusinessMinutes(hours, fromMs, minutes);
};

export const listTimers = (config: ClockConfig, hours: BusinessHours, fromMs: number): readonly Timer[] =>
  timerKinds.flatMap((kind) => {
    const dueMs = findDueMs(kind, config, hours, fromMs);
    return dueMs === null ? [] : [{ kind, dueMs }];
  });

export interface TimedLead {
  readonly isAnswered: boolean;
  readonly isDone: boolean;
  readonly hasAssignee: boolean;
  /** When the lead was last assigned or unassigned; null if never. */
  readonly assignedMs: number | null;
}

/** 'end' ends all the lead's timers. */
export type TimerStep =
  | { readonly kind: 'end' }
  | { readonly kind: 'restart'; readonly dueMs: number }
  | { readonly kind: 'fire' };

export const chooseTimerStep = (
  kind: TimerKind,
  lead: TimedLead,
  config: ClockConfig,
  hours: BusinessHours,
  nowMs: number,
): TimerStep => {
  if (lead.isAnswered || lead.isDone) return { kind: 'end' };
  if (kind === 'overdue') return { kind: 'fire' };
  const dueMs = lead.assignedMs === null ? null : findDueMs(kind, config, hours, lead.assignedMs);
  if (dueMs !== null && dueMs > nowMs) return { kind: 'restart', dueMs };
  if (kind === 'reassign' || lead.hasAssignee) return { kind: 'fire' };
  const againMs = findDueMs(kind, config, hours, nowMs);
  return againMs === null ? { kind: 'end' } : { kind: 'restart', dueMs: againMs };
};
