import { addDays } from '#src/lib/dates/local-day.ts';

export const maxAuditDays = 366;

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

export const limitAuditDays = ({ firstDay, lastDay }: Days): Days => {
  const earliest = addDays(lastDay, 1 - maxAuditDays);
  if (firstDay > lastDay) return { firstDay: lastDay, lastDay };
  return { firstDay: firstDay < earliest ? earliest : firstDay, lastDay };
};
