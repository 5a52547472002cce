import type { FastifyRequest } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { CompanionDesk, LeadSite } from '#src/leads/server/queries.ts';
import type { Listing } from '#src/vehicle/rules/standing/is-listed.ts';
import type { FinanceApplicationConfig } from '../rules/config.ts';

/** A site that may take applications for finance. */
export interface ApplicationSite extends LeadSite {
  readonly config: LeadSite['config'] & {
    readonly account: AccountConfig;
    readonly finance: FinanceConfig;
    readonly financeApplication: FinanceApplicationConfig;
    readonly search: Listing;
  };
}

/** Takes in an application with its lead. */
export type ApplicationLeads = Pick<CompanionDesk, 'takeWith'>;

/** A form that came in. */
export interface ApplicationOrigin {
  /** Path and query of its page. */
  readonly page: string;
  readonly userAgent: string | null;
}

/** The browser that a form came from. */
export const readUserAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent'] ?? null;
