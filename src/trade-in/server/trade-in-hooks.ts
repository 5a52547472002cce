import type { LeadSite, Submission } from '#src/leads/server/prepare-lead.ts';
import type { FormHook, HookedSubmission } from '#src/leads/server/submit-lead.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { TradeInConfig } from '../rules/config.ts';
import { acceptedSubcategory, valuationFields } from '../rules/valuation-fields.ts';
import { buildValuationLeadFacts } from '../view/build-valuation-lead-facts.ts';
import { endValuation, type StoredValuation, type ValuationKey, type ValuationStore } from './valuation-store.ts';

export interface TradeInLeadSite extends LeadSite {
  readonly config: LeadSite['config'] & { readonly tradeIn: TradeInConfig };
}

export interface TradeInHookOptions {
  readonly store: Pick<ValuationStore, 'find'>;
  readonly findVisitor: (
    siteSlug: string,
    request: { readonly headers: { readonly cookie?: string | undefined } },
  ) => Promise<{ readonly visitorUuid: string } | null>;
}

const readValuationUuid = ({ page }: Submission): string | null =>
  URL.parse(page, 'https://site.invalid')?.searchParams.get(valuationFields.valuation) ?? null;

const changedMeanwhile = {
  field: 'message',
  message: 'This valuation has changed, or you’ve already sent it to us. Please reload the page.',
} as const;

/** A valuation's lead takes its facts from the database, not from the browser. @spec L4.15, L2.57, B1.11 */
export const createTradeInHook = <Site extends TradeInLeadSite>({
  store,
  findVisitor,
}: TradeInHookOptions): FormHook<Site> => {
  const findStored = async (
    site: Site,
    submission: Submission,
  ): Promise<[ValuationKey, StoredValuation] | undefined> => {
    const valuationUuid = readValuationUuid(submission);
    if (valuationUuid === null) return undefined;
    const visitor = await findVisitor(site.slug, { headers: { cookie: submission.cookie } });
    if (visitor !== null && isUuid(valuationUuid)) {
      const key = { siteSlug: site.slug, visitorUuid: visitor.visitorUuid, valuationUuid };
      const valuation = await store.find(key);
      if (valuation !== undefined) return [key, valuation];
    }
    throw new DomainError('notFound', 'We can’t find this valuation. Please start a new one.');
  };

  const end = (submission: Submission, key: ValuationKey, valuation: StoredValuation): HookedSubmission => {
    const { vehicleId, revision } = valuation;
    const isAccepted = valuation.offer !== null;
    // Callers of the leads API don't say which revision the shopper saw.
    const isShown = submission.shown === undefined || submission.shown === String(revision);
    const rego = valuation.plate?.rego ?? submission.entry.rego;
    return {
      submission: {
        ...submission,
        entry: { ...submission.entry, rego },
        carAsked: vehicleId === null ? null : String(vehicleId),
        facts: buildValuationLeadFacts(valuation),
        ...(isAccepted && { subcategory: acceptedSubcategory }),
      },
      related: {
        name: valuation.valuationUuid,
        write: async (tx, leadUuid) =>
          isShown ? endValuation(tx, { key, revision, leadUuid, isAccepted }) : 'refused',
        problem: () => changedMeanwhile,
      },
    };
  };

  return async (site, submission) => {
    if (!site.config.tradeIn.enabled)
      throw new DomainError('notFound', 'Online valuations aren’t available on this site.');
    const stored = await findStored(site, submission);
    return stored === undefined ? { submission } : end(submission, ...stored);
  };
};
