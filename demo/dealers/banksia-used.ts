import type { DemoDealer } from './dealer.ts';
import { openAt } from './open-at.ts';

const usedHours = openAt(['08:30', '17:30'], ['08:30', '16:30']);

const banksiaLicence = (number: string) => ({ label: 'Motor dealer licence', number });

export const banksiaUsed: DemoDealer = {
  slug: 'banksia-used',
  name: 'Banksia Used Cars',
  phone: '(07) 5550 0142',
  timeZone: 'Australia/Brisbane',
  utcOffset: '+10:00',
  itemType: 'car',
  stockCount: 420,
  usualOrder: 'recommended',
  photoSettings: ['studio', 'yard', 'dusk', 'coast'],
  locations: [
    {
      id: 301,
      name: 'Banksia Moorooka',
      slug: 'banksia-moorooka',
      type: 'sales',
      street: '1182 Ipswich Road',
      city: 'Moorooka',
      state: 'QLD',
      postcode: '4105',
      latitude: -27.5391,
      longitude: 153.0229,
      phone: '(07) 5550 0142',
      licence: banksiaLicence('4512087'),
      openingHours: usedHours,
      dealerships: [{ id: 3101, slug: 'banksia-used-cars-moorooka', name: 'Banksia Moorooka', franchises: [] }],
    },
    {
      id: 302,
      name: 'Banksia Capalaba',
      slug: 'banksia-capalaba',
      type: 'sales',
      street: '26 Redland Bay Road',
      city: 'Capalaba',
      state: 'QLD',
      postcode: '4157',
      latitude: -27.5256,
      longitude: 153.1926,
      phone: '(07) 5550 0157',
      licence: banksiaLicence('4512088'),
      openingHours: usedHours,
      dealerships: [{ id: 3102, slug: 'banksia-used-cars-capalaba', name: 'Banksia Capalaba', franchises: [] }],
    },
    {
      id: 303,
      name: 'Banksia Caboolture',
      slug: 'banksia-caboolture',
      type: 'sales',
      street: '71 Morayfield Road',
      city: 'Caboolture South',
      state: 'QLD',
      postcode: '4510',
      latitude: -27.0958,
      longitude: 152.9498,
      phone: '(07) 5550 0163',
      licence: banksiaLicence('4512091'),
      openingHours: openAt(['08:30', '17:30'], ['08:30', '16:30'], 'by appointment'),
      dealerships: [{ id: 3103, slug: 'banksia-used-cars-caboolture', name: 'Banksia Caboolture', franchises: [] }],
    },
  ],
};
