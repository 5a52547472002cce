import type { DemoDealer } from './dealer.ts';
import { openAt } from './open-at.ts';

const specialistHours = openAt(['08:00', '17:00'], ['08:30', '16:00']);
const specialistByAppointment = openAt(['08:00', '17:00'], ['08:30', '16:00'], 'by appointment');

const saltbushLicence = { label: 'Motor dealer licence', number: 'MVD 302 418' };

export const saltbushCaravans: DemoDealer = {
  slug: 'saltbush-caravans',
  name: 'Saltbush Caravans',
  phone: '(08) 5550 0186',
  timeZone: 'Australia/Adelaide',
  utcOffset: '+10:30',
  itemType: 'caravan',
  stockCount: 90,
  usualOrder: 'recommended',
  photoSettings: ['studio', 'yard', 'dusk', 'coast', 'outback'],
  locations: [
    {
      id: 401,
      name: 'Gepps Cross',
      slug: 'gepps-cross',
      type: 'sales',
      street: '512 Main North Road',
      city: 'Gepps Cross',
      state: 'SA',
      postcode: '5094',
      latitude: -34.8513,
      longitude: 138.6003,
      phone: '(08) 5550 0186',
      licence: saltbushLicence,
      openingHours: specialistHours,
      dealerships: [{ id: 4101, slug: 'saltbush-caravans-gepps-cross', name: 'Saltbush Gepps Cross', franchises: [] }],
    },
    {
      id: 402,
      name: 'Lonsdale',
      slug: 'lonsdale',
      type: 'sales',
      street: '18 Sherriffs Road',
      city: 'Lonsdale',
      state: 'SA',
      postcode: '5160',
      latitude: -35.1078,
      longitude: 138.4897,
      phone: '(08) 5550 0191',
      licence: saltbushLicence,
      openingHours: specialistHours,
      dealerships: [{ id: 4102, slug: 'saltbush-caravans-lonsdale', name: 'Saltbush Lonsdale', franchises: [] }],
    },
    {
      id: 403,
      name: 'Port Augusta',
      slug: 'port-augusta',
      type: 'sales',
      street: '44 Highway One',
      city: 'Port Augusta',
      state: 'SA',
      postcode: '5700',
      latitude: -32.4936,
      longitude: 137.7743,
      phone: '(08) 5550 0198',
      licence: saltbushLicence,
      openingHours: specialistByAppointment,
      dealerships: [
        { id: 4103, slug: 'saltbush-caravans-port-augusta', name: 'Saltbush Port Augusta', franchises: [] },
      ],
    },
  ],
};
