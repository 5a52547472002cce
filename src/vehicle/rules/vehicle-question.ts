import type { Vehicle } from './vehicle.ts';

/** The site and the vehicle that a service is asked about, with the site's switches of the slice that asks. */
export interface VehicleQuestion<Config> {
  readonly siteSlug: string;
  readonly vehicle: Vehicle;
  readonly config: Config;
}
