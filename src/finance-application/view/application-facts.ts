import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { FinanceApplicationConfig } from '../rules/config.ts';
import type { KeptApplication } from '../rules/kept-application.ts';

/** What the pages of an application are made of. */
export interface ApplicationFacts {
  /** Of whoever asks; null before anything was entered. */
  readonly kept: KeptApplication | null;
  /** The vehicle that it is about; null for none. */
  readonly vehicle: { readonly id: number; readonly priceCents: number | null; readonly href: string } | null;
  /** The dealerships to choose from; none where there is nothing to choose. */
  readonly dealerships: readonly { readonly value: string; readonly label: string }[];
  /** Of the address. */
  readonly parameters: URLSearchParams;
  readonly config: { readonly finance: FinanceConfig; readonly financeApplication: FinanceApplicationConfig };
  readonly siteName: string;
  /** The search of what the amount that fits buys; null where nothing fits. */
  readonly searchHref: string | null;
}
