import { and, eq } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { createBatcher } from '#src/platform/jobs/create-batcher.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import { insertLeads, type KeptForm, keyOfForm } from './insert-leads.ts';
import type { LeadRecord } from './lead-record.ts';
import { leads } from './tables.ts';

/**
 * What is written together with a new lead, in its transaction. Where it cannot be, as when somebody was quicker, it says
 * so, and then the lead is not kept either.
 */
export type WriteAlongside = (tx: Database, leadUuid: string, record: LeadRecord) => Promise<'written' | 'refused'>;

/** What became of a lead that something was to be written with. */
export type KeepOutcome = { readonly kind: 'kept'; readonly leadUuid: string } | { readonly kind: 'refused' };

/** What shoppers sent, by site. */
export interface LeadStore {
  /**
   * Keeps a lead together with its way to every target. Once it resolves both are in the database.
   * @returns the id of the lead; of the one that is there already, when the form came before
   */
  readonly keep: (siteSlug: string, record: LeadRecord, targets: readonly DeliveryTarget[]) => Promise<string>;
  /** The same with what is written alongside a new lead: both are kept, or neither. A form that came before writes nothing again. */
  readonly keepWith: (
    siteSlug: string,
    record: LeadRecord,
    targets: readonly DeliveryTarget[],
    alongside: WriteAlongside,
  ) => Promise<KeepOutcome>;
}

const findKnown = async (database: Database, { siteSlug, record }: KeptForm): Promise<string> => {
  const [known] = await database
    .select({ leadUuid: leads.leadUuid })
    .from(leads)
    .where(and(eq(leads.siteSlug, siteSlug), eq(leads.submissionHash, record.submissionHash)));
  if (known === undefined) throw new Error('A lead was neither new nor known.');
  return known.leadUuid;
};

/** The ids of leads that are to be kept, new or known, in their order. */
const keepAll = async (database: Database, forms: readonly KeptForm[]): Promise<readonly string[]> => {
  const added = await insertLeads(database, forms);
  return Promise.all(
    forms.map((form) => added.get(keyOfForm(form.siteSlug, form.record.submissionHash)) ?? findKnown(database, form)),
  );
};

/** Leads that one statement keeps at most. */
const maxBatch = 50;

/** Undoes a transaction: only what is thrown inside it does. */
class Refusal extends Error {}

/** The lead store of a database. */
export const createLeadStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): LeadStore => {
  const keep = createBatcher<KeptForm, string>({ maxItems: maxBatch, run: (forms) => keepAll(interactive, forms) });
  return {
    keep: (siteSlug, record, targets) => keep({ siteSlug, record, targets }),
    keepWith: async (siteSlug, record, targets, alongside) => {
      const form = { siteSlug, record, targets };
      try {
        const leadUuid = await interactive.transaction(async (tx) => {
          const added = (await insertLeads(tx, [form])).get(keyOfForm(siteSlug, record.submissionHash));
          if (added === undefined) return findKnown(tx, form);
          if ((await alongside(tx, added, record)) === 'refused') throw new Refusal();
          return added;
        });
        return { kind: 'kept', leadUuid };
      } catch (error) {
        if (error instanceof Refusal) return { kind: 'refused' };
        throw error;
      }
    },
  };
};
