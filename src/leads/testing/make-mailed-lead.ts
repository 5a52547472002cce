import type { MailedLead, MailedVehicle } from '../view/mailed-lead.ts';
import type { MailingSite } from '../view/mailing-site.ts';

/** A vehicle that a lead is about. */
export const mailedVehicle: MailedVehicle = {
  title: '2021 Mazda CX-5 Akera',
  path: '/cars/2021-mazda-cx-5-akera',
  year: 2021,
  make: 'Mazda',
  model: 'CX-5',
  condition: 'demo',
  stockNumber: 'M1042',
};

/** A lead with all that a lead can have, with what a test changes. */
export const makeMailedLead = (fields: Partial<MailedLead> = {}): MailedLead => ({
  leadUuid: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
  category: 'General Enquiry',
  pagePath: '/contact',
  receivedAt: new Date('2026-11-20T23:30:00Z'),
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.com',
  phone: '+61412345678',
  message: 'Is the blue one\nstill there?',
  isOptedIn: true,
  optInText: 'Yes to news.',
  vehicle: mailedVehicle,
  ...fields,
});

/** A lead with the least that a lead has. */
export const makeSparseMailedLead = (): MailedLead =>
  makeMailedLead({ lastName: null, message: null, isOptedIn: false, vehicle: null });

/** A site that leads are mailed from. */
export const mailingSite: MailingSite = {
  slug: 'wattle',
  name: 'Wattle Motors',
  url: 'https://www.wattle.example',
  timeZone: 'Australia/Brisbane',
  phones: { main: '+61755501969' },
  brand: {
    palette: {
      surface: '#ffffff',
      surfaceGround: '#f6f8f3',
      text: '#13211b',
      textQuiet: '#4a5a52',
      line: '#dce4dc',
      brand: '#0f4a38',
      onBrand: '#ffffff',
      link: '#0b6148',
    },
  },
};
