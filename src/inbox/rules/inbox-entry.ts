import type { LeadStage } from '#src/leads/rules/lead-stages.ts';
import type { LeadReminder } from '#src/leads/rules/message.ts';

export interface InboxEntry {
  readonly leadUuid: string;
  readonly receivedAtMs: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly category: string;
  readonly subcategory: string | null;
  readonly vehicleTitle: string | null;
  readonly message: string | null;
  readonly locationId: number | null;
  readonly stage: LeadStage;
  readonly assigneeUuid: string | null;
  readonly assigneeName: string | null;
  /** When the answer is due, which can be in the past; null if none is due. */
  readonly answerDueMs: number | null;
  readonly reminder: LeadReminder | null;
  readonly isSnoozed: boolean;
  /** True while the lead is merged into a lead of another site. */
  readonly isAnsweredElsewhere: boolean;
}
