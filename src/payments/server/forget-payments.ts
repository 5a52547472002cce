import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { testPayments } from './tables.ts';

/** Names a payment by what its slice gave it. */
export interface PaymentKey {
  readonly siteSlug: string;
  readonly key: string;
}

/** Deletes payments from the test gateway's books, in the transaction that deletes what they were for. */
export const forgetPayments = async (tx: Database, payments: readonly PaymentKey[]): Promise<void> => {
  if (payments.length === 0) return;
  await tx.execute(sql`
    DELETE FROM ${testPayments} USING json_to_recordset(${JSON.stringify(payments)}::json) AS gone("siteSlug" text, key text)
    WHERE test_payments.site_id = gone."siteSlug" AND test_payments.payment_key = gone.key`);
};
