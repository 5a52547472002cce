import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { Decision } from '../rules/assessment/decision.ts';
import type { FinanceApplicationConfig } from '../rules/config.ts';
import type { SavedApplication } from '../rules/saved-application.ts';
import { outcomeWords } from './build-outcome-view.ts';

/** An application of the visitor that is not finished. */
export interface BegunApplication {
  /** Null for one about no vehicle. */
  readonly vehicleId: number | null;
  /** '2024 Mazda CX-5'; null where the site knows the vehicle no longer, and for none. */
  readonly title: string | null;
  /** Whether the site lists its vehicle no longer. */
  readonly isGone: boolean;
}

export interface ApplicationFacts {
  /** Of the visitor who asks; null before anything was entered. */
  readonly kept: SavedApplication | null;
  /** The vehicle that it is about; null for none. */
  readonly vehicle: { readonly id: number; readonly priceCents: number | null; readonly href: string } | null;
  /** A vehicle that was asked for and is not listed; null where that is not so. */
  readonly gone: {
    /** What it was called; null where nothing of it may be said. */
    readonly title: string | null;
    /** What the visitor's application about it is kept under; null for none. */
    readonly vehicleId: number | null;
  } | null;
  /** All that the visitor has begun, the latest change first. */
  readonly begun: readonly BegunApplication[];
  /** The dealerships to choose from; none where there is nothing to choose. */
  readonly dealerships: readonly { readonly value: string; readonly label: string }[];
  readonly parameters: URLSearchParams;
  readonly config: { readonly finance: FinanceConfig; readonly financeApplication: FinanceApplicationConfig };
  readonly siteName: string;
  /** The search of everything there is. */
  readonly stockHref: string;
  /** The search of what the amount that fits buys; null where nothing fits. */
  readonly searchHref: string | null;
}

/** What a lead says of an application: what is wanted and how it looks, and nothing of what somebody earns or owes. @spec D.41 */
export const buildLeadFacts = (
  applicationUuid: string,
  { outcome, assessment: { amountCents, termYears, terms } }: Decision,
): Readonly<Record<string, string>> => ({
  finance_application: applicationUuid,
  finance_amount: formatPrice(amountCents),
  finance_term: formatCount(termYears, { one: 'year', many: 'years' }),
  ...(terms.lenderName !== null && { finance_lender: terms.lenderName }),
  finance_result: outcomeWords[outcome].short,
});
