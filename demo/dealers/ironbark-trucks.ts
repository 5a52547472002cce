import type { DemoDealer } from './dealer.ts';
import { openAt } from './open-at.ts';

const specialistHours = openAt(['08:00', '17:00'], ['08:30', '16:00']);
const specialistByAppointment = openAt(['08:00', '17:00'], ['08:30', '16:00'], 'by appointment');

const ironbarkLicence = { label: 'LMCT', number: '11 824' };

/** An invented dealer; its phone numbers are reserved for fiction. */
export const ironbarkTrucks: DemoDealer = {
  slug: 'ironbark-trucks',
  name: 'Ironbark Trucks',
  phone: '(03) 5550 0124',
  timeZone: 'Australia/Melbourne',
  utcOffset: '+11:00',
  itemType: 'truck',
  stockCount: 160,
  locations: [
    {
      id: 501,
      name: 'Laverton North',
      slug: 'laverton-north',
      type: 'sales',
      street: '210 Boundary Road',
      city: 'Laverton North',
      state: 'VIC',
      postcode: '3026',
      latitude: -37.8262,
      longitude: 144.7869,
      phone: '(03) 5550 0124',
      licence: ironbarkLicence,
      openingHours: specialistHours,
      dealerships: [
        { id: 5101, slug: 'ironbark-trucks-laverton-north', name: 'Ironbark Laverton North', franchises: [] },
      ],
    },
    {
      id: 502,
      name: 'Shepparton',
      slug: 'shepparton',
      type: 'sales',
      street: '9 Old Dookie Road',
      city: 'Shepparton',
      state: 'VIC',
      postcode: '3630',
      latitude: -36.3805,
      longitude: 145.4187,
      phone: '(03) 5550 0139',
      licence: ironbarkLicence,
      openingHours: specialistHours,
      dealerships: [{ id: 5102, slug: 'ironbark-trucks-shepparton', name: 'Ironbark Shepparton', franchises: [] }],
    },
    {
      id: 503,
      name: 'Laverton North Workshop',
      slug: 'laverton-north-workshop',
      type: 'service',
      street: '214 Boundary Road',
      city: 'Laverton North',
      state: 'VIC',
      postcode: '3026',
      latitude: -37.8264,
      longitude: 144.7858,
      phone: '(03) 5550 0130',
      licence: { label: 'Motor vehicle repairer', number: 'VR 4410' },
      openingHours: specialistByAppointment,
      dealerships: [],
    },
  ],
};
