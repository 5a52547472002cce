import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LeadRecord } from './lead-store.ts';
import { leads } from './tables.ts';

export type LeadPerson = Pick<LeadRecord, 'phone' | 'email'>;

interface RelatedRow {
  readonly siteSlug: SQLWrapper;
  readonly leadUuid: SQLWrapper;
}

/** The condition that the lead of a row came from a person: the phone number or the email address is theirs. */
export const isOfPerson = ({ siteSlug, leadUuid }: RelatedRow, { phone, email }: LeadPerson): SQL =>
  sql`EXISTS (SELECT FROM ${leads} WHERE ${leads.siteSlug} = ${siteSlug} AND ${leads.leadUuid} = ${leadUuid}
    AND (${leads.phone} = ${phone} OR lower(${leads.email}) = lower(${email})))`;
