import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { type ClockConfig, clockConfig } from '../rules/clock/clock-config.ts';
import type { ClockSite } from '../server/clock/routed-lead.ts';

const openEveryDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  formattedHours: null,
  periods: [{ open: '08:00', close: '18:00' }],
}));

const makeLocation = (id: number): SiteLocation => ({
  id,
  name: `Place ${id}`,
  slug: `place-${id}`,
  stockFilterSlug: `place-${id}`,
  type: null,
  subtypes: [],
  dealershipId: null,
  dealershipSlug: null,
  primary: id === 1,
  visible: true,
  manufacturers: [],
  dealerLicenceNumber: null,
  repairerNumber: null,
  timeZone: 'Australia/Brisbane',
  address: {
    street: '1 Test St',
    city: 'Brisbane',
    state: 'QLD',
    postcode: '4000',
    latitude: -27.4,
    longitude: 153,
    isApproximate: false,
    placeId: null,
    placeUrl: null,
    mapKey: null,
  },
  contact: {
    phone: '+61730000000',
    landlinePhone: null,
    openingHours: openEveryDay,
    specialHours: [],
    publicHolidays: 'asUsual',
    closedHolidays: [],
    eveningHolidays: 'asUsual',
  },
  image: null,
  reviews: null,
  distributionLocations: [],
});

export const makeClockSite = (clock: Partial<ClockConfig> = {}): ClockSite & { readonly timeZone: string } => ({
  slug: 'wattle',
  timeZone: 'Australia/Brisbane',
  locations: [makeLocation(1), makeLocation(2)],
  config: { inbox: { clock: { ...clockConfig.parse({}), ...clock } } },
});
