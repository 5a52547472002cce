import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { AppointmentsConfig } from './config.ts';

/** What of a site says where times can be booked. */
export interface BookableSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly appointments: Pick<AppointmentsConfig, 'booking'> };
}

/**
 * The places of a dealer at which times can be booked: those that sell, and that its site shows. A workshop or a parts
 * counter has nobody to hand out keys.
 * @spec B1.06, D.22
 */
export const listAppointmentLocations = ({ locations, config }: BookableSite): readonly SiteLocation[] =>
  config.appointments.booking === 'slots'
    ? locations.filter(({ visible, type }) => visible && (type === null || type === 'sales'))
    : [];
