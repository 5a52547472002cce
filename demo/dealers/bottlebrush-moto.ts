import type { DemoDealer } from './dealer.ts';
import { openAt } from './open-at.ts';

const specialistHours = openAt(['08:00', '17:00'], ['08:30', '16:00']);
const specialistByAppointment = openAt(['08:00', '17:00'], ['08:30', '16:00'], 'by appointment');

const smallShopHours = openAt(['08:00', '17:00'], ['08:30', '16:00'], 'closed', ['12:30', '13:15']);

const bottlebrushLicence = { label: 'Motor dealer licence', number: 'MD 068 112' };

export const bottlebrushMoto: DemoDealer = {
  slug: 'bottlebrush-moto',
  name: 'Bottlebrush Moto',
  phone: '(02) 5550 0172',
  timeZone: 'Australia/Sydney',
  utcOffset: '+11:00',
  itemType: 'motorcycle',
  stockCount: 250,
  usualOrder: 'recommended',
  photoSettings: ['studio', 'yard', 'dusk', 'coast'],
  locations: [
    {
      id: 601,
      name: 'Leichhardt',
      slug: 'leichhardt',
      type: 'sales',
      street: '318 Parramatta Road',
      city: 'Leichhardt',
      state: 'NSW',
      postcode: '2040',
      latitude: -33.8863,
      longitude: 151.1551,
      phone: '(02) 5550 0172',
      licence: bottlebrushLicence,
      openingHours: specialistHours,
      dealerships: [{ id: 6101, slug: 'bottlebrush-moto-leichhardt', name: 'Bottlebrush Leichhardt', franchises: [] }],
    },
    {
      id: 602,
      name: 'Penrith',
      slug: 'penrith',
      type: 'sales',
      street: '55 Batt Street',
      city: 'Penrith',
      state: 'NSW',
      postcode: '2750',
      latitude: -33.7654,
      longitude: 150.7037,
      phone: '(02) 5550 0180',
      licence: bottlebrushLicence,
      openingHours: smallShopHours,
      dealerships: [{ id: 6102, slug: 'bottlebrush-moto-penrith', name: 'Bottlebrush Penrith', franchises: [] }],
    },
    {
      id: 603,
      name: 'Leichhardt Workshop',
      slug: 'leichhardt-workshop',
      type: 'service',
      street: '320 Parramatta Road',
      city: 'Leichhardt',
      state: 'NSW',
      postcode: '2040',
      latitude: -33.8864,
      longitude: 151.1549,
      phone: '(02) 5550 0175',
      licence: { label: 'Motor vehicle repairer', number: 'MVRL 57 330' },
      openingHours: specialistByAppointment,
      dealerships: [],
    },
  ],
};
