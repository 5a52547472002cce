import type { TradeInConfig } from '../rules/config.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import type { Valuation } from '../rules/valuation.ts';

export interface TradeInFacts {
  readonly page: TradeInPage;
  readonly config: TradeInConfig;
  readonly siteName: string;
  readonly valuation: Valuation | null;
  /** Of the address: the step that is open again, what is wrong, and what was typed. */
  readonly parameters: URLSearchParams;
  /** The state in which most plates are registered here. */
  readonly state: string;
  readonly thisYear: number;
  /** Names that shoppers may mean, for the car that is named by hand. */
  readonly makes: readonly string[];
  /** The id of the vehicle that it is traded for, as the address asks; null for none. */
  readonly tradedForId: number | null;
}
