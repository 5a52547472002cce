import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '#src/lib/track-event.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { buildLeadForm } from '../view/build-lead-form.ts';
import { noteLeadSent } from './note-lead-sent.ts';

const phone = { text: '07 5550 1969', href: 'tel:+61755501969' };
const visitor = { name: 'Ann', email: 'ann@example.com', phone: '0412 345 678' };
const told: TrackedEvent[] = [];
const kept = new Map<string, string>();

beforeEach(() => {
  told.length = 0;
  kept.clear();
  const target = new EventTarget();
  target.addEventListener('forecourt:event', (event) => told.push((event as CustomEvent<TrackedEvent>).detail));
  vi.stubGlobal('window', target);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = (form: FormKindName, carType: 'new' | 'demo' | 'used' | null = null, fields: object = {}): void => {
  const vehicle = carType === null ? null : { vehicleId: 7, title: 'A car', carType };
  noteLeadSent(buildLeadForm(form, makeLeadSite(), { action: '/', phone, vehicle }), { ...visitor, ...fields });
};

it.each([
  ['contact', null, 22, 'General Enquiry'],
  ['service', null, 22, 'Service Enquiry'],
  ['enquiry', 'new', 14, 'New Vehicle Enquiry'],
  ['enquiry', 'used', 15, 'Used Vehicle Enquiry'],
  ['enquiry', 'demo', 15, 'Demo Vehicle Enquiry'],
  ['photoRequest', 'used', 15, 'Used Vehicle Enquiry'],
  ['finance', 'used', 9, 'Finance Enquiry'],
  ['careers', null, 51, 'Careers Enquiry'],
] as const)(
  '%s of %s is told as event %i [L4.03] [L4.09] [L7.05] [L9.01] [L9.02] [B7.28] [D.25]',
  (form, carType, id, category) => {
    send(form, carType);
    expect(told).toEqual([
      carType === null ? { id, details: { category } } : { id, carId: 7, details: { category, car_type: carType } },
    ]);
  },
);

it('goes by what the shopper chose [L4.09] [L5.02]', () => {
  send('contact', null, { category: 'Careers Enquiry' });
  send('contact', null, { category: '<script>' });
  expect(told.map(({ id }) => id)).toEqual([51, 22]);
});

it('marks that a form was sent, with the car and the category, and remembers who sent it [L4.04] [L4.05] [L4.11]', () => {
  send('enquiry', 'used');
  expect(JSON.parse(kept.get('forecourt.lead-sent') ?? '')).toEqual({ category: 'Used Vehicle Enquiry', car_id: 7 });
  expect(JSON.parse(kept.get('forecourt.visitor') ?? '')).toEqual(visitor);
  vi.stubGlobal('localStorage', undefined);
  expect(() => send('enquiry', 'used')).not.toThrow();
});
