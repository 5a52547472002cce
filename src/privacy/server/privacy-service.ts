import { createHmac } from 'node:crypto';
import { createLinkKeyReader } from '#src/leads/server/link-key.ts';
import { createSuppressionStore, hashAddress } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { resumeTexts, stopTexts } from '#src/leads/server/unsubscribe/text-stops.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import type { MailFolder } from '#src/platform/mail/mail-folder.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { Actor, AuditAction } from '#src/staff/rules/audit.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import type { Contact } from '../rules/contact.ts';
import { collectHeld, type HeldData } from './collect-held.ts';
import { collectLead } from './collect-lead.ts';
import { forgetEmail, forgetPhone } from './forget-contact.ts';
import { writeJson } from './write-json.ts';

type PrivacyAction = Extract<
  AuditAction,
  'shopperSearched' | 'shopperExported' | 'shopperErased' | 'shopperSuppressed' | 'shopperUnsuppressed'
>;

interface PrivacyEntry {
  readonly action: PrivacyAction;
  readonly by: Actor;
  readonly at: Date;
}

/** `find` isn't audited, so call `recordSearch` too. Audit entries contain a keyed hash instead of the contact. */
export interface PrivacyService {
  readonly keptDays: { readonly reservations: number; readonly suppressions: number };
  readonly recordSearch: (siteSlug: string, contact: Contact, by: Actor, now: Date) => Promise<void>;
  /** Throws `overloaded` if too many of the site's searches are waiting. */
  readonly find: (siteSlug: string, contacts: readonly Contact[]) => Promise<HeldData>;
  readonly export: (
    siteSlug: string,
    contacts: readonly Contact[],
    by: Actor,
    now: Date,
  ) => Promise<AsyncIterable<string>>;
  readonly erase: (siteSlug: string, contacts: readonly Contact[], by: Actor, now: Date) => Promise<void>;
  /**
   * Stops marketing and watch notices to the contact, and for a phone number also texts about leads. If `isSuppressed`
   * is false, lifts that stop.
   */
  readonly suppress: (siteSlug: string, contact: Contact, isSuppressed: boolean, by: Actor, now: Date) => Promise<void>;
}

export interface PrivacyOptions {
  readonly database: Pick<DatabaseService, 'primary' | 'interactive'>;
  readonly sealer: Sealer;
  readonly folders: readonly MailFolder[];
  readonly keptDays: PrivacyService['keptDays'];
}

/** Maximum number of searches at once, because each one decrypts every finance application of its site. */
const maxSearches = 4;
const maxSearchesOfSite = 2;
const maxWaitingByKey = 10;

export const createPrivacyService = ({ database, sealer, folders, keptDays }: PrivacyOptions): PrivacyService => {
  const readKey = createLinkKeyReader(database.primary, 'privacy audit');

  const audit = async (
    tx: Database,
    siteSlug: string,
    contact: Contact,
    { action, by, at }: PrivacyEntry,
  ): Promise<void> => {
    // A plain hash would reveal the contact to anybody who hashes all possible numbers or addresses.
    const id = createHmac('sha256', await readKey())
      .update(`${siteSlug} ${contact.value}`)
      .digest('base64url');
    await writeAudit(tx, siteSlug, {
      action,
      actor: by,
      subject: { kind: 'shopper', id },
      after: { contact: contact.kind },
      at,
    });
  };

  const auditEach = async (siteSlug: string, contacts: readonly Contact[], entry: PrivacyEntry): Promise<void> => {
    await readKey();
    await database.interactive.transaction(async (tx) => {
      for (const contact of contacts) await audit(tx, siteSlug, contact, entry);
    });
  };

  const searches = createFairQueue({ maxRunning: maxSearches, maxRunningByKey: maxSearchesOfSite, maxWaitingByKey });
  const collect: PrivacyService['find'] = async (siteSlug, contacts) => {
    const outcome = await searches.run(siteSlug, () => collectHeld({ database, sealer }, siteSlug, contacts));
    if (outcome.kind === 'done') return outcome.value;
    throw new DomainError('overloaded', 'Too many people are searching. Please try again in a moment.');
  };

  return {
    keptDays,
    recordSearch: (siteSlug, contact, by, now) =>
      auditEach(siteSlug, [contact], { action: 'shopperSearched', by, at: now }),
    find: collect,
    export: async (siteSlug, contacts, by, now) => {
      await auditEach(siteSlug, contacts, { action: 'shopperExported', by, at: now });
      const { leads, ...held } = await collect(siteSlug, contacts);
      const whole = async function* () {
        for (const lead of leads) yield await collectLead(lead, { database, folders });
      };
      return writeJson({ site: siteSlug, exportedAt: now.toISOString(), contacts, leads: whole(), ...held });
    },
    erase: async (siteSlug, contacts, by, now) => {
      // Audited first, so that nothing is erased without an audit entry. A failed erasure can be repeated.
      await auditEach(siteSlug, contacts, { action: 'shopperErased', by, at: now });
      const tools = { database, sealer, folders, now };
      for (const { kind, value } of contacts)
        await (kind === 'email' ? forgetEmail(value, siteSlug, tools) : forgetPhone(value, siteSlug, tools));
    },
    suppress: async (siteSlug, contact, isSuppressed, by, now) => {
      await readKey();
      const { kind, value } = contact;
      const suppression = { siteSlug, addressHash: hashAddress(siteSlug, value) };
      await database.interactive.transaction(async (tx) => {
        const store = createSuppressionStore(tx);
        await (isSuppressed ? store.suppress(suppression, now) : store.lift(suppression));
        // Also stops texts that staff write: the suppression above stops only marketing.
        if (kind === 'phone')
          await (isSuppressed ? stopTexts(tx, [siteSlug], value, now) : resumeTexts(tx, [siteSlug], value));
        const action = isSuppressed ? 'shopperSuppressed' : 'shopperUnsuppressed';
        await audit(tx, siteSlug, contact, { action, by, at: now });
      });
    },
  };
};
