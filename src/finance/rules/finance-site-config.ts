import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { FinanceConfig } from './config.ts';

/** The switches that decide what finance says of a vehicle: its own, and what the site's pages hide. */
export interface FinanceSiteConfig {
  readonly finance: FinanceConfig;
  readonly vehicle: { readonly page: Pick<PageConfig, 'hiddenSpecRows'> };
}
