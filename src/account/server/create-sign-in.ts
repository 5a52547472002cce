import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { createSmsQueue, type SmsQueue } from '#src/platform/sms/create-sms-queue.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { createCodeStore } from './code-store.ts';
import { createSignInService, type SignInService } from './sign-in-service.ts';
import { createVisitorStore, type MoveVisitorData, type VisitorStore } from './visitor-store.ts';

interface CreateSignInOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly sms: SmsSender;
  readonly moves: readonly MoveVisitorData[];
  readonly log: Pick<Logger, 'warn'>;
}

export interface SignIn {
  readonly signInService: SignInService;
  readonly sessions: VisitorStore;
  readonly client: SmsQueue;
}

export const createSignIn = ({ database, sms, moves, log }: CreateSignInOptions): SignIn => {
  const sessions = createVisitorStore(database.interactive, moves);
  const client = createSmsQueue({
    sender: sms,
    onGivenUp: (messageId, reason) => log.warn({ message: messageId, reason }, 'a sign-in code could not be sent'),
  });
  const codes = createCodeStore(database.interactive);
  return { signInService: createSignInService({ visitors: sessions, codes, client }), sessions, client };
};

/**
 * Creates a function that moves one visitor's rows to another visitor. If both have an unfinished row for the same
 * vehicle, keeps the one changed last. @spec B3.19, D.41
 */
export const createMove =
  (table: PgTable, unfinished: string): MoveVisitorData =>
  async (tx, siteSlug, fromVisitorUuid, toVisitorUuid) => {
    const deleteOlder = (ownerUuid: string, otherUuid: string, isOlder: SQL) => sql`
      DELETE FROM ${table} AS mine
      WHERE mine.site_id = ${siteSlug} AND mine.visitor_uuid = ${ownerUuid}::uuid AND mine.state = ${unfinished} AND EXISTS (
        SELECT FROM ${table} AS twin
        WHERE twin.site_id = mine.site_id AND twin.visitor_uuid = ${otherUuid}::uuid
          AND twin.vehicle_id = mine.vehicle_id AND twin.state = ${unfinished} AND ${isOlder})`;
    await tx.execute(deleteOlder(toVisitorUuid, fromVisitorUuid, sql`mine.changed_at <= twin.changed_at`));
    await tx.execute(deleteOlder(fromVisitorUuid, toVisitorUuid, sql`mine.changed_at < twin.changed_at`));
    await tx.execute(sql`
      UPDATE ${table} SET visitor_uuid = ${toVisitorUuid}::uuid
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
  };
