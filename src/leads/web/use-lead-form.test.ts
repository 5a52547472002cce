import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '#src/lib/track-event.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { buildLeadForm } from '../view/build-lead-form.ts';
import { noteLeadSent, sendLead } from './use-lead-form.ts';

const answerWith = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_address: string, _question: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

const failed = { kind: 'failed', message: 'An error occurred when submitting this form' };

describe('sendLead', () => {
  it('posts the form to the API, and succeeds with a lead_id [D.32] [L4.06] [L7.04]', async () => {
    const fetched = answerWith(201, { lead_id: 'a' });
    expect(await sendLead({ name: 'Ann' })).toEqual({ kind: 'stored' });
    expect(fetched.mock.calls[0]).toEqual([
      '/api/leads',
      expect.objectContaining({ method: 'POST', body: '{"name":"Ann"}' }),
    ]);
  });

  it('reports which field is wrong [L2.52]', async () => {
    const errors = [
      { field: 'last_name', message: 'Too long.' },
      { field: 'unknown', message: 'Nothing.' },
    ];
    answerWith(422, { code: 'invalid', errors });
    expect(await sendLead({})).toEqual({ kind: 'invalid', problems: [{ field: 'lastName', message: 'Too long.' }] });
  });

  it('shows the server’s message if it is for shoppers, else the form’s own [L4.07] [L8.01]', async () => {
    answerWith(429, { code: 'tooMany', detail: 'Please wait 59 seconds.' });
    expect(await sendLead({})).toEqual({ kind: 'failed', message: 'Please wait 59 seconds.' });
    answerWith(422, { code: 'malformed', detail: '✖ Invalid input: expected string → at page' });
    expect(await sendLead({})).toEqual(failed);
    answerWith(503, { code: 'overloaded', detail: 'a'.repeat(301) });
    expect(await sendLead({})).toEqual(failed);
  });

  it.each([
    [
      409,
      { code: 'conflict', detail: 'This valuation was changed elsewhere.' },
      'This valuation was changed elsewhere.',
    ],
    [410, { code: 'gone', detail: 'That offer is over.' }, 'That offer is over.'],
    [413, { code: 'tooLarge', detail: 'Request body is too large' }, 'Request body is too large'],
    [
      503,
      { code: 'databaseAway', detail: 'We can’t reach our records right now.' },
      'We can’t reach our records right now.',
    ],
    [200, { error: 'We could not take it.' }, 'We could not take it.'],
    [200, { error: '' }, 'An unexpected error occured.'],
  ])('shows the message of an answer %s: %o [L4.12] [L8.01]', async (status, body, message) => {
    answerWith(status, body);
    expect(await sendLead({})).toEqual({ kind: 'failed', message });
  });

  it('fails when an answer has no lead_id, is no JSON object, or does not come [L4.06] [L4.12]', async () => {
    answerWith(201, {});
    expect(await sendLead({})).toEqual({ kind: 'failed', message: 'An unexpected error occured.' });
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await sendLead({})).toEqual(failed);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await sendLead({})).toEqual(failed);
  });
});

const phone = { text: '07 5550 1969', href: 'tel:+61755501969' };
const visitor = { name: 'Ann', email: 'ann@example.com', phone: '0412 345 678' };
const tracked: TrackedEvent[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  tracked.length = 0;
  stored.clear();
  const target = new EventTarget();
  target.addEventListener('forecourt:event', (event) => tracked.push((event as CustomEvent<TrackedEvent>).detail));
  vi.stubGlobal('window', target);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
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
  '%s of %s is tracked as event %i [L4.03] [L4.09] [L7.05] [L9.01] [L9.02] [B7.28] [D.25]',
  (form, carType, id, category) => {
    send(form, carType);
    expect(tracked).toEqual([
      carType === null ? { id, details: { category } } : { id, carId: 7, details: { category, car_type: carType } },
    ]);
  },
);

it('is tracked by the shopper’s choice [L4.09] [L5.02]', () => {
  send('contact', null, { category: 'Careers Enquiry' });
  send('contact', null, { category: '<script>' });
  expect(tracked.map(({ id }) => id)).toEqual([51, 22]);
});

it('stores that a form was sent, with car and category, and remembers the visitor [L4.04] [L4.05] [L4.11]', () => {
  send('enquiry', 'used');
  expect(JSON.parse(stored.get('forecourt.lead-sent') ?? '')).toEqual({ category: 'Used Vehicle Enquiry', car_id: 7 });
  expect(JSON.parse(stored.get('forecourt.visitor') ?? '')).toEqual(visitor);
  vi.stubGlobal('localStorage', undefined);
  expect(() => send('enquiry', 'used')).not.toThrow();
});
