import { randomUUID } from 'node:crypto';
import type { Database } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationContent } from '../rules/kept-application.ts';
import { type ApplicationOwner, writeContent } from './application-row.ts';
import { financeApplications } from './tables.ts';

/** An application that is being filled in, before it has a row. */
export interface NewDraft {
  readonly owner: ApplicationOwner;
  readonly content: ApplicationContent;
  readonly startedAt: Date;
  readonly changedAt: Date;
}

/** Writes a draft under a name of its own, where its visitor has none about the vehicle. @returns whether they had none */
export const insertDraft = async (
  database: Database,
  sealer: Sealer,
  { owner: { siteSlug, visitorUuid, vehicleId }, content, startedAt, changedAt }: NewDraft,
): Promise<boolean> => {
  const name = { siteSlug, applicationUuid: randomUUID() };
  const rows = await database
    .insert(financeApplications)
    .values({
      ...{ ...name, visitorUuid, vehicleId: vehicleId ?? 0, state: 'draft', revision: 0 },
      ...writeContent(name, content, sealer),
      ...{ startedAt: startedAt.toISOString(), changedAt: changedAt.toISOString() },
    })
    .onConflictDoNothing()
    .returning({ revision: financeApplications.revision });
  return rows.length > 0;
};
