import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { Decision } from '../rules/assessment/assess-application.ts';
import type { FinanceApplicationConfig } from '../rules/config.ts';
import type { SavedApplication } from '../rules/saved-application.ts';
import { outcomeWords } from './build-outcome-view.ts';

export interface BegunApplication {
  readonly vehicleId: number | null;
  readonly title: string | null;
  readonly isGone: boolean;
}

export interface ApplicationFacts {
  readonly saved: SavedApplication | null;
  readonly vehicle: { readonly id: number; readonly priceCents: number | null; readonly href: string } | null;
  readonly gone: {
    readonly title: string | null;
    readonly vehicleId: number | null;
  } | null;
  readonly begun: readonly BegunApplication[];
  readonly dealerships: readonly { readonly value: string; readonly label: string }[];
  readonly parameters: URLSearchParams;
  readonly config: { readonly finance: FinanceConfig; readonly financeApplication: FinanceApplicationConfig };
  readonly siteName: string;
  /** @spec L6.01 */
  readonly signInHref?: string | null;
  readonly stockHref: string;
  readonly searchHref: string | null;
}

/** The facts never include income or debts. @spec D.41 */
export const buildApplicationLeadFacts = (
  applicationUuid: string,
  { outcome, assessment: { amountCents, termYears, terms } }: Decision,
): Readonly<Record<string, string>> => ({
  finance_application: applicationUuid,
  finance_amount: formatPrice(amountCents),
  finance_term: formatCount(termYears, { one: 'year', many: 'years' }),
  ...(terms.lenderName !== null && { finance_lender: terms.lenderName }),
  finance_result: outcomeWords[outcome].short,
});
