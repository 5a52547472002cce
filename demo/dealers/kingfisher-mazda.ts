import type { DemoDealer } from './dealer.ts';
import { openAt } from './open-at.ts';

const kingfisherLicence = { label: 'NSW motor dealer licence', number: 'MD 064 218' };

const harbourRoad = {
  street: '72 Harbour Road',
  city: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  latitude: -32.9283,
  longitude: 151.7817,
} as const;

export const kingfisherMazda: DemoDealer = {
  slug: 'kingfisher-mazda',
  name: 'Kingfisher Mazda',
  phone: '02 5550 0170',
  timeZone: 'Australia/Sydney',
  utcOffset: '+11:00',
  itemType: 'car',
  stockCount: 180,
  usualOrder: 'newest',
  photoSettings: ['studio', 'yard', 'dusk', 'coast'],
  locations: [
    {
      id: 201,
      name: 'Newcastle Showroom',
      slug: 'newcastle',
      type: 'sales',
      ...harbourRoad,
      phone: '02 5550 0170',
      licence: kingfisherLicence,
      openingHours: openAt(['08:30', '17:30'], ['08:30', '16:00']),
      dealerships: [{ id: 2101, slug: 'kingfisher-mazda-newcastle', name: 'Kingfisher Mazda', franchises: ['Mazda'] }],
    },
    {
      id: 202,
      name: 'Newcastle Service',
      slug: 'newcastle-service',
      type: 'service',
      ...harbourRoad,
      phone: '02 5550 0180',
      licence: { label: 'Motor vehicle repairer licence', number: 'MVRL 51 877' },
      openingHours: openAt(['07:30', '17:00'], ['08:00', '12:00']),
      dealerships: [],
    },
    {
      id: 203,
      name: 'Newcastle Parts',
      slug: 'newcastle-parts',
      type: 'parts',
      ...harbourRoad,
      phone: '02 5550 0184',
      licence: { label: 'Motor vehicle repairer licence', number: 'MVRL 51 877' },
      openingHours: openAt(['08:00', '17:00'], ['08:00', '12:00']),
      dealerships: [],
    },
  ],
};
