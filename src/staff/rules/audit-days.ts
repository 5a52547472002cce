import { addDays } from '#src/lib/dates/local-day.ts';

export const maxAuditDays = 366;

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text);

const isCalendarDay = (text: string): boolean => {
  const momentMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(momentMs) && new Date(momentMs).toISOString().startsWith(text);
};

export const limitAuditDays = ({ firstDay, lastDay }: Days): Days => {
  const earliest = addDays(lastDay, 1 - maxAuditDays);
  if (firstDay > lastDay) return { firstDay: lastDay, lastDay };
  return { firstDay: firstDay < earliest ? earliest : firstDay, lastDay };
};
