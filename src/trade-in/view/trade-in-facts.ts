import type { TradeInConfig } from '../rules/config.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import type { Valuation } from '../rules/valuation.ts';

export interface TradeInFacts {
  readonly page: TradeInPage;
  readonly config: TradeInConfig;
  readonly siteName: string;
  readonly valuation: Valuation | null;
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly thisYear: number;
  readonly makes: readonly string[];
  readonly tradedForId: number | null;
}
