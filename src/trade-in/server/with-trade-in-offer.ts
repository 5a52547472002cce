import type { LeadSite, Submission } from '#src/leads/server/prepare-lead.ts';
import type { FormService, RelatedLeadService, SubmissionOutcome } from '#src/leads/server/submit-lead.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { TradeInConfig } from '../rules/config.ts';
import { acceptedSubcategory, valuationFields } from '../rules/valuation-fields.ts';
import { buildLeadFacts } from '../view/build-lead-facts.ts';
import { endValuation, type StoredValuation, type ValuationKey, type ValuationStore } from './valuation-store.ts';

/** A site whose forms come in, and which may value cars. */
export interface TradeInLeadSite extends LeadSite {
  readonly config: LeadSite['config'] & { readonly tradeIn: TradeInConfig };
}

export interface TradeInOfferOptions<Site> {
  /** Where forms of another kind go. */
  readonly next: FormService<Site>;
  readonly leads: RelatedLeadService;
  readonly store: Pick<ValuationStore, 'find'>;
  /** Who holds the cookies of a request. */
  readonly findVisitor: (
    siteSlug: string,
    request: { readonly headers: { readonly cookie?: string | undefined } },
  ) => Promise<{ readonly visitorUuid: string } | null>;
}

/** The valuation that the page of a form shows; null for a form of a page without one. */
const readValuationUuid = ({ page }: Submission): string | null =>
  URL.parse(page, 'https://site.invalid')?.searchParams.get(valuationFields.valuation) ?? null;

const changedMeanwhile = {
  field: 'message',
  message: 'This valuation was changed, or is with us already. Please load the page again.',
} as const;

/**
 * Makes the desk that ends valuations: an accepted offer and its lead are kept together, or neither is. What the lead says of the
 * car and of the sum is what the database has, whatever the browser says. A form of another kind goes on as it is.
 * @spec L4.15, L2.57, B1.11
 */
export const withTradeInOffer = <Site extends TradeInLeadSite>(
  options: TradeInOfferOptions<Site>,
): FormService<Site> => {
  const { next, leads, store, findVisitor } = options;

  const findKept = async (site: Site, submission: Submission): Promise<[ValuationKey, StoredValuation] | undefined> => {
    const valuationUuid = readValuationUuid(submission);
    if (valuationUuid === null) return undefined;
    const visitor = await findVisitor(site.slug, { headers: { cookie: submission.cookie } });
    if (visitor !== null && isUuid(valuationUuid)) {
      const key = { siteSlug: site.slug, visitorUuid: visitor.visitorUuid, valuationUuid };
      const valuation = await store.find(key);
      if (valuation !== undefined) return [key, valuation];
    }
    throw new DomainError('notFound', 'There is no such valuation.');
  };

  const end = async (
    site: Site,
    submission: Submission,
    now: Date,
    [key, valuation]: [ValuationKey, StoredValuation],
  ): Promise<SubmissionOutcome> => {
    const isAccepted = valuation.offer !== null;
    const rego = valuation.plate?.rego ?? submission.entry.rego;
    const filled: Submission = {
      ...submission,
      entry: { ...submission.entry, rego },
      carAsked: valuation.vehicleId === null ? null : String(valuation.vehicleId),
      facts: buildLeadFacts(valuation),
      ...(isAccepted && { subcategory: acceptedSubcategory }),
    };
    const outcome = await leads.takeWith(site, filled, now, {
      name: valuation.valuationUuid,
      write: (tx, leadUuid) => endValuation(tx, { key, revision: valuation.revision, leadUuid, isAccepted }),
    });
    return outcome.kind === 'refused' ? { kind: 'invalid', problems: [changedMeanwhile] } : outcome;
  };

  return {
    take: async (site, submission, now) => {
      if (submission.form !== 'tradeIn') return next.take(site, submission, now);
      if (!site.config.tradeIn.enabled) throw new DomainError('notFound', 'Nothing is valued here.');
      const kept = await findKept(site, submission);
      return kept === undefined ? next.take(site, submission, now) : end(site, submission, now, kept);
    },
  };
};
