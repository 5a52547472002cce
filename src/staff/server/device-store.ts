import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { deviceMs, maxDevices } from '../rules/staff-limits.ts';
import { staffDevices } from './tables.ts';

export interface DeviceStore {
  /** For an unknown browser, returns 'first' if the person has no known browser, and 'new' otherwise. */
  readonly remember: (personUuid: string, secretHash: string, now: Date) => Promise<'known' | 'first' | 'new'>;
}

export const createDeviceStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): DeviceStore => ({
  remember: async (personUuid, secretHash, now) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await interactive.execute<{ is_known: boolean | null; count: string }>(sql`
      WITH used AS (
        INSERT INTO ${staffDevices} (person_uuid, secret_hash, expires_at)
        VALUES (${personUuid}::uuid, ${secretHash}, ${new Date(now.getTime() + deviceMs).toISOString()}::timestamptz)
        ON CONFLICT (person_uuid, secret_hash) DO UPDATE SET expires_at = excluded.expires_at
      ), forgotten AS (
        DELETE FROM ${staffDevices} WHERE person_uuid = ${personUuid}::uuid AND secret_hash IN (
          SELECT secret_hash FROM ${staffDevices}
          WHERE person_uuid = ${personUuid}::uuid AND secret_hash <> ${secretHash}
          ORDER BY expires_at DESC OFFSET ${maxDevices - 1})
      )
      SELECT bool_or(secret_hash = ${secretHash}) AS is_known, count(*) AS count FROM ${staffDevices}
      WHERE person_uuid = ${personUuid}::uuid AND expires_at > ${at}`);
    const [row] = rows;
    if (row?.is_known === true) return 'known';
    return Number(row?.count ?? 0) === 0 ? 'first' : 'new';
  },
});
