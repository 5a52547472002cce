import type { FastifyRequest } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { LeadSite } from '#src/leads/server/prepare-lead.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { isListed, type Listing } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
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

export type ApplicationLeads = Pick<LeadService<LeadSite>, 'submitWith'>;

export interface ApplicationOrigin {
  /** Path and query of its page. */
  readonly page: string;
  readonly userAgent: string | null;
}

export const readUserAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent'] ?? null;

export interface ApplicationSubject {
  /** The vehicle that it is kept under; null for an application about none. */
  readonly vehicleId: number | null;
  /** Null for none, and for one that the site lists no longer. */
  readonly vehicle: Vehicle | null;
  /** Whether a vehicle was named that the site does not list, or lists no longer. */
  readonly isGone: boolean;
}

interface SubjectQuestion {
  /** The id of a vehicle, as strangers write it; empty for none. */
  readonly asked: string;
  /** Whether the visitor who asks has an application about a vehicle: it is theirs still when the vehicle is gone. */
  readonly hasOne: (vehicleId: number) => Promise<boolean>;
  readonly now: Date;
}

/** About no vehicle at all. */
const noSubject: ApplicationSubject = { vehicleId: null, vehicle: null, isGone: false };

/** The site's own listed vehicle of an id, or the application that somebody has about one that is gone. @spec D.41, L2.32 */
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
