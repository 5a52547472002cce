import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hourMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Purgeable } from '#src/platform/jobs/retention-job.ts';
import type { MailFolder } from '#src/platform/mail/mail-folder.ts';
import { filePurges } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

export interface FilePurge {
  readonly fileIds: readonly string[];
  /** An email address or phone number; null to find files by id only. */
  readonly address: string | null;
  readonly askedAt: Date;
}

interface PurgeRow extends Record<string, unknown> {
  readonly purge_uuid: string;
  readonly file_ids: readonly string[];
  readonly address_hash: string | null;
  readonly asked_ms: string;
}

const hashRecipient = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

/** Every node applies the purge, because each has its own files. */
export const recordFilePurge = async (
  { primary }: Primary,
  { fileIds, address, askedAt }: FilePurge,
): Promise<void> => {
  await primary.insert(filePurges).values({
    fileIds,
    addressHash: address === null ? null : hashRecipient(address),
    askedAt: askedAt.toISOString(),
  });
};

/** Milliseconds for which each node repeats a purge, because an email in flight can be written after the first run. */
const repeatMs = 2 * hourMs;

export const createFilePurger = (
  { primary }: Primary,
  folders: readonly MailFolder[],
  readClock: () => Date = () => new Date(),
): Purgeable => {
  const done = new Set<string>();
  const apply = async ({ purge_uuid, file_ids, address_hash, asked_ms }: PurgeRow): Promise<number> => {
    const askedAt = new Date(Number(asked_ms));
    let count = 0;
    for (const folder of folders) {
      const named = await folder.find(file_ids);
      const sent =
        address_hash === null
          ? []
          : await folder.findSentTo((address) => hashRecipient(address) === address_hash, askedAt);
      const paths = [...new Set([...named, ...sent])];
      await folder.purge(paths);
      count += paths.length;
    }
    if (readClock().getTime() - askedAt.getTime() > repeatMs) done.add(purge_uuid);
    return count;
  };
  return {
    purgeBefore: async (moment) => {
      await primary.execute(sql`DELETE FROM ${filePurges} WHERE asked_at < ${moment.toISOString()}::timestamptz`);
      const { rows } = await primary.execute<PurgeRow>(sql`
        SELECT purge_uuid, file_ids, address_hash, (extract(epoch FROM asked_at) * 1000)::bigint AS asked_ms
        FROM ${filePurges} ORDER BY asked_at`);
      let count = 0;
      for (const row of rows) if (!done.has(row.purge_uuid)) count += await apply(row);
      return count;
    },
  };
};
