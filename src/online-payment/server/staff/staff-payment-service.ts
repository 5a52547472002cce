import { randomInt } from 'node:crypto';
import type { LeadSite } from '#src/leads/server/prepare-lead.ts';
import { makeReadableCode } from '#src/lib/text/readable-code.ts';
import type { ProcessPayable } from '#src/payments/server/payable-processor.ts';
import { createStaffPayables, type StaffPayables } from '#src/payments/server/staff/staff-payables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { paymentCodeLength } from '../../rules/payment-request.ts';
import { type RequestChangeName, type RequestGroup, requestChanges, requestGroups } from '../../rules/staff-changes.ts';
import { type AskedPayment, askForPayment, PayerProblem } from '../admin/ask-for-payment.ts';
import { requestPayable, type StoredRequest } from '../request-payable.ts';
import { paymentRequests } from '../tables.ts';

export type AskOutcome =
  | { readonly kind: 'asked'; readonly requestUuid: string }
  | { readonly kind: 'invalid'; readonly problem: string; readonly fields: readonly string[] };

export interface StaffPayments extends StaffPayables<StoredRequest, RequestGroup, RequestChangeName> {
  readonly ask: (site: LeadSite, asked: Omit<AskedPayment, 'code'>, by: Actor, now: Date) => Promise<AskOutcome>;
}

export const createStaffPayments = (
  database: Pick<DatabaseService, 'interactive'>,
  process: ProcessPayable<StoredRequest>,
): StaffPayments => {
  const rules = {
    subject: 'payment',
    groups: requestGroups,
    changes: requestChanges,
    lead: paymentRequests.customer,
    findLead: ({ customer }: StoredRequest) => customer.record,
  } as const;
  return {
    ...createStaffPayables(database, requestPayable, rules, process),
    ask: (site, asked, by, now) => {
      const store = async (tx: Database): Promise<AskOutcome> => {
        const code = makeReadableCode(paymentCodeLength, (below) => randomInt(below));
        const { requestUuid, amountCents } = await askForPayment({ primary: tx }, site, { ...asked, code }, now);
        await writeAudit(tx, site.slug, {
          action: 'paymentAsked',
          actor: by,
          subject: { kind: 'payment', id: requestUuid },
          after: { amountCents },
          at: now,
        });
        return { kind: 'asked', requestUuid };
      };
      return database.interactive.transaction(store).catch((error: unknown): AskOutcome => {
        if (error instanceof PayerProblem) return { kind: 'invalid', problem: error.message, fields: error.fields };
        throw error;
      });
    },
  };
};
