import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { challengeMs } from '../rules/staff-limits.ts';
import { hashStaffSecret, makeStaffSecret } from './staff-secret.ts';
import { staffChallenges } from './tables.ts';

export interface ChallengeStore {
  readonly add: (now: Date) => Promise<string>;
  /** Returns null for an unknown, expired or used challenge. */
  readonly consume: (secret: string | undefined, now: Date) => Promise<string | null>;
}

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

export const createChallengeStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): ChallengeStore => ({
  add: async (now) => {
    const { secret, secretHash } = makeStaffSecret('challenge');
    await interactive.execute(sql`
      INSERT INTO ${staffChallenges} (challenge_hash, expires_at)
      VALUES (${secretHash}, ${moment(new Date(now.getTime() + challengeMs))})`);
    return secret;
  },
  consume: async (secret, now) => {
    if (secret === undefined) return null;
    const { rows } = await interactive.execute(sql`
      DELETE FROM ${staffChallenges} WHERE challenge_hash = ${hashStaffSecret('challenge', secret)}
        AND expires_at > ${moment(now)} RETURNING challenge_hash`);
    return rows.length === 0 ? null : secret;
  },
});
