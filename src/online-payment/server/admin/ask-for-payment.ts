import type { LeadProblem } from '#src/leads/rules/check-lead.ts';
import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { type LeadSite, prepareLead } from '#src/leads/server/prepare-lead.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { paymentSubcategory } from '#src/online-payment/rules/payment-request.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readRequestRow, type StoredRequest } from '../request-payable.ts';
import { paymentRequests } from '../tables.ts';

export interface AskedPayment {
  readonly code: string;
  readonly amountCents: number;
  readonly reference: string;
  readonly purpose: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly validUntil: Date;
}

/** The message is for the dealer. */
export class PayerProblem extends Error {
  readonly fields: readonly string[];
  constructor(problems: readonly Pick<LeadProblem, 'field' | 'message'>[]) {
    super(
      problems.length === 0
        ? 'The customer’s details aren’t valid for a payment request.'
        : problems.map(({ message }) => message).join(' '),
    );
    this.fields = problems.map(({ field }) => field);
  }
}

const prepareCustomer = (site: LeadSite, asked: AskedPayment, now: Date) => {
  const { firstName, lastName, email, phone, purpose, reference } = asked;
  const sent: Readonly<Record<string, string>> = { name: firstName, last_name: lastName, email, phone };
  const message = `Payment request: ${purpose} (${reference}).`;
  const submission = {
    form: 'enquiry' as const,
    entry: { ...readLeadEntry((name) => [sent[name] ?? '']), message },
    carAsked: null,
    page: accountPaths.onlinePayment,
    visitedPages: [],
    userAgent: null,
    submissionKey: null,
    filledMs: null,
    isTrapped: false,
    subcategory: paymentSubcategory,
  };
  const leads = { ...site.config.leads, terms: 'none' as const };
  const around = { vehicle: null, now, relatedName: '' };
  const prepared = prepareLead({ ...site, config: { ...site.config, leads } }, submission, around);
  if (prepared.kind !== 'ready') throw new PayerProblem(prepared.kind === 'invalid' ? prepared.problems : []);
  const { receivedAt, submissionHash, ...record } = prepared.record;
  const others = prepared.targets.filter(({ kind }) => kind !== 'confirmation');
  return { record, targets: [...others, { kind: 'confirmation' as const, target: record.email }] };
};

/** @spec L2.16 */
export const askForPayment = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  site: LeadSite,
  asked: AskedPayment,
  now: Date,
): Promise<StoredRequest> => {
  const customer = prepareCustomer(site, asked, now);
  const { code, amountCents, reference, purpose } = asked;
  const validUntil = asked.validUntil.toISOString();
  const [row] = await primary
    .insert(paymentRequests)
    .values({
      siteSlug: site.slug,
      code,
      amountCents,
      reference,
      purpose,
      customer,
      state: 'requested',
      lastName: customer.record.lastName ?? asked.lastName,
      email: customer.record.email,
      askedAt: now.toISOString(),
      changedAt: now.toISOString(),
      validUntil,
      dueAt: validUntil,
    })
    .returning();
  if (row === undefined) throw new Error('The new payment request was not returned by the database.');
  return readRequestRow(row);
};
