import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { FinanceConfig } from './config.ts';

export interface FinanceSiteConfig {
  readonly finance: FinanceConfig;
  readonly vehicle: { readonly page: Pick<PageConfig, 'hiddenSpecRows'> };
}
