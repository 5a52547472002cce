import type { CallOutcome, MessageFile, MessageKind } from '#src/leads/rules/message.ts';

export interface LeadMessage {
  readonly messageUuid: string;
  /** The message's place on its lead's page, counted from 1. */
  readonly number: number;
  readonly direction: 'out' | 'in';
  readonly kind: MessageKind;
  readonly personUuid: string | null;
  readonly personName: string | null;
  readonly sender: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly files: readonly MessageFile[];
  readonly outcome: CallOutcome | null;
  readonly isAutomatic: boolean;
  readonly mailId: string | null;
  readonly atMs: number;
  readonly delivery: {
    readonly state: 'waiting' | 'delivered' | 'written' | 'dead' | 'closed';
    readonly attempts: number;
    readonly lastError: string | null;
  } | null;
}
