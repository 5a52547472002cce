import type { TradeInConfig } from '../rules/config.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import type { Valuation } from '../rules/valuation.ts';

export interface TradeInFacts {
  readonly page: TradeInPage;
  readonly config: TradeInConfig;
  readonly siteName: string;
  readonly valuation: Valuation | null;
  /** The query: the step to reopen, the error, and what was typed. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly thisYear: number;
  readonly makes: readonly string[];
  /** Id of the vehicle the car is traded for, from the URL; null for none. */
  readonly tradedForId: number | null;
}
