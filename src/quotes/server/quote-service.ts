import { sql } from 'drizzle-orm';
import { changeLead, type LeadWorker } from '#src/inbox/server/change-lead.ts';
import { isOfGroup, type LeadKey } from '#src/inbox/server/lead-group.ts';
import type { QuoteContent } from '#src/leads/rules/quote.ts';
import { leadQuoteCounters, leadQuotes } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { staffPeople } from '#src/staff/server/tables.ts';
import type { ListedQuote } from '../rules/listed-quote.ts';

export interface NewQuote {
  readonly quoteUuid: string;
  readonly content: QuoteContent;
}

export type QuoteOutcome =
  | 'done'
  /** The same form was sent before. */
  | 'repeated'
  | 'unknown'
  | 'notAllowed'
  | 'tooManyQuotes';

export interface QuotePdf {
  readonly number: number;
  readonly validUntil: string;
  readonly pdf: Uint8Array;
}

/** A lead's quotes include those of leads merged into it. A new quote on a merged lead is stored with the main lead. */
export interface QuoteService {
  readonly make: (worker: LeadWorker, leadUuid: string, quote: NewQuote, now: Date) => Promise<QuoteOutcome>;
  readonly list: (siteSlug: string, leadUuid: string) => Promise<readonly ListedQuote[]>;
  readonly findPdf: (siteSlug: string, leadUuid: string, quoteUuid: string) => Promise<QuotePdf | undefined>;
}

export interface QuoteServiceOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly print: (siteSlug: string, number: number, content: QuoteContent) => Promise<Uint8Array>;
}

const maxQuotes = 50;
const firstNumber = 1001;

/** Call this before the quote's transaction, because the PDF needs the number. */
const takeNumber = async (database: Database, siteSlug: string): Promise<number> => {
  const { rows } = await database.execute<{ last_number: number }>(sql`
    INSERT INTO ${leadQuoteCounters} AS counter (site_id, last_number) VALUES (${siteSlug}, ${firstNumber})
    ON CONFLICT (site_id) DO UPDATE SET last_number = counter.last_number + 1 RETURNING last_number`);
  return Number(rows[0]?.last_number);
};

const findObstacle = async (
  tx: Database,
  lead: LeadKey,
  quoteUuid: string,
): Promise<'repeated' | 'tooManyQuotes' | undefined> => {
  const { rows } = await tx.execute<{ count: number; is_known: boolean }>(sql`
    SELECT (count(*) FILTER (WHERE lead_uuid = ${lead.leadUuid}::uuid))::int AS count,
      coalesce(bool_or(quote_uuid = ${quoteUuid}::uuid), false) AS is_known
    FROM ${leadQuotes} WHERE ${isOfGroup(lead)}`);
  if (rows[0]?.is_known === true) return 'repeated';
  return (rows[0]?.count ?? 0) >= maxQuotes ? 'tooManyQuotes' : undefined;
};

interface ListedRow extends Record<string, unknown> {
  readonly quote: Omit<ListedQuote, 'madeAtMs'>;
  readonly made_ms: string;
}

export const createQuoteService = ({ database, print }: QuoteServiceOptions): QuoteService => {
  const { interactive } = database;
  return {
    make: async (worker, leadUuid, { quoteUuid, content }, now) => {
      const { siteSlug, personUuid } = worker;
      const obstacle = await findObstacle(interactive, { siteSlug, leadUuid }, quoteUuid);
      if (obstacle !== undefined) return obstacle;
      const number = await takeNumber(interactive, siteSlug);
      const pdf = await print(siteSlug, number, content);
      return changeLead<QuoteOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
        const lead = { siteSlug, leadUuid: row.lead_uuid };
        const late = await findObstacle(tx, lead, quoteUuid);
        if (late !== undefined) return late;
        await tx
          .insert(leadQuotes)
          .values({ ...lead, quoteUuid, number, personUuid, content, pdf, madeAt: now.toISOString() });
        await writeAudit(tx, siteSlug, {
          action: 'quoteMade',
          actor: worker,
          subject: { kind: 'lead', id: row.lead_uuid },
          after: { quote: number, totalCents: content.figures.totalCents },
          at: now,
        });
        return 'done';
      });
    },
    list: async (siteSlug, leadUuid) => {
      const { rows } = await interactive.execute<ListedRow>(sql`
        SELECT floor(extract(epoch FROM made_at) * 1000)::bigint AS made_ms, json_build_object(
          'quoteUuid', quote_uuid, 'number', number, 'personName', person.name,
          'totalCents', content #> '{figures,totalCents}', 'balanceCents', content #> '{figures,balanceCents}',
          'validUntil', content ->> 'validUntil', 'sizeBytes', octet_length(pdf)) AS quote
        FROM ${leadQuotes} AS quote LEFT JOIN ${staffPeople} AS person USING (person_uuid)
        WHERE ${isOfGroup({ siteSlug, leadUuid })} ORDER BY number DESC`);
      return rows.map(({ quote, made_ms: madeMs }) => ({ ...quote, madeAtMs: Number(madeMs) }));
    },
    findPdf: async (siteSlug, leadUuid, quoteUuid) => {
      const { rows } = await interactive.execute<{ number: number; valid_until: string; pdf: Uint8Array }>(sql`
        SELECT number, content ->> 'validUntil' AS valid_until, pdf FROM ${leadQuotes}
        WHERE ${isOfGroup({ siteSlug, leadUuid })} AND quote_uuid = ${quoteUuid}::uuid`);
      const [row] = rows;
      return row && { number: row.number, validUntil: row.valid_until, pdf: row.pdf };
    },
  };
};
