import type { FastifyRequest } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { LeadSite } from '#src/leads/server/prepare-lead.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { isListed, type Listing } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { FinanceApplicationConfig } from '../rules/config.ts';

export interface ApplicationSite extends LeadSite {
  readonly config: LeadSite['config'] & {
    readonly account: AccountConfig;
    readonly finance: FinanceConfig;
    readonly financeApplication: FinanceApplicationConfig;
    readonly search: Listing;
  };
}

export type ApplicationLeads = Pick<LeadService<LeadSite>, 'submitWith'>;

export interface ApplicationOrigin {
  readonly page: string;
  readonly userAgent: string | null;
}

export const readUserAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent'] ?? null;

export interface ApplicationSubject {
  readonly vehicleId: number | null;
  readonly vehicle: Vehicle | null;
  readonly isGone: boolean;
}

interface SubjectQuestion {
  readonly asked: string;
  readonly hasOne: (vehicleId: number) => Promise<boolean>;
  readonly now: Date;
}

const noSubject: ApplicationSubject = { vehicleId: null, vehicle: null, isGone: false };

/** @spec D.41, L2.32 */
export const findApplicationSubject = async (
  vehicles: Pick<VehicleStore, 'findById'>,
  site: Pick<ApplicationSite, 'slug' | 'config'>,
  { asked, hasOne, now }: SubjectQuestion,
): Promise<ApplicationSubject> => {
  if (!/^[1-9]\d{0,14}$/.test(asked)) return noSubject;
  const vehicleId = Number(asked);
  const vehicle = await vehicles.findById(site.slug, vehicleId);
  if (vehicle !== undefined && isListed(vehicle, site.config.search, now)) return { vehicleId, vehicle, isGone: false };
  return { vehicleId: (await hasOne(vehicleId)) ? vehicleId : null, vehicle: null, isGone: true };
};
