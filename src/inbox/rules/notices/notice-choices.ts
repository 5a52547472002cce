import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';
import type { Role } from '#src/staff/rules/roles.ts';
import type { ClockConfig } from '../clock/clock-config.ts';

export const noticeKinds = ['assigned', 'warning', 'reassigned', 'overdue'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['email', 'push', 'sms'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

export type NoticeChoices = Readonly<Record<NoticeKind, readonly NoticeChannel[]>>;

export const firstChoices: NoticeChoices = {
  assigned: ['email'],
  warning: ['email'],
  reassigned: ['email'],
  overdue: ['email'],
};

export interface QuietHours {
  /** 'HH:MM'. If the start is later than the end, the period runs past midnight. */
  readonly from: string;
  readonly to: string;
}

export interface NoticeSettings {
  readonly choices: NoticeChoices;
  /** In E.164 format. Without it, the person gets no text messages. */
  readonly mobile: string | null;
  readonly quiet: QuietHours | null;
}

export const firstSettings: NoticeSettings = { choices: firstChoices, mobile: null, quiet: null };

interface Escalated extends StaffScope {
  readonly personUuid: string;
  readonly role: Role;
}

/**
 * Chooses who is notified of an overdue lead besides its assignee. Unless `escalation` is 'none', the owners are
 * notified if no manager can see the lead.
 */
export const chooseEscalated = (
  people: readonly Escalated[],
  lead: { readonly locationId: number | null; readonly category: string },
  escalation: ClockConfig['escalation'],
): readonly string[] => {
  if (escalation === 'none') return [];
  const ofRole = (role: Role) => people.filter((person) => person.role === role && isInScope(person, lead));
  const [managers, owners] = [ofRole('manager'), ofRole('owner')];
  const told = escalation === 'managersAndOwners' || managers.length === 0 ? [...managers, ...owners] : managers;
  return told.map(({ personUuid }) => personUuid);
};

interface NoticedLead {
  readonly assigneeUuid: string | null;
  readonly isAnswered: boolean;
  readonly isDone: boolean;
}

export const isStillTrue = (
  kind: NoticeKind,
  personUuid: string,
  { assigneeUuid, isAnswered, isDone }: NoticedLead,
): boolean => {
  if (kind === 'reassigned') return assigneeUuid !== personUuid;
  if (isAnswered || isDone) return false;
  return kind === 'overdue' || assigneeUuid === personUuid;
};
