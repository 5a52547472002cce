import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendLead } from './send-lead.ts';

const answerWith = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_address: string, _question: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

const failed = { kind: 'failed', message: 'An error occurred when submitting this form' };

describe('sendLead', () => {
  it('posts the form to the interface, and is done with a lead_id [D.32] [L4.06] [L7.04]', async () => {
    const fetched = answerWith(201, { lead_id: 'a' });
    expect(await sendLead({ name: 'Ann' })).toEqual({ kind: 'kept' });
    expect(fetched.mock.calls[0]).toEqual([
      '/api/leads',
      expect.objectContaining({ method: 'POST', body: '{"name":"Ann"}' }),
    ]);
  });

  it('knows which field is wrong [L2.52]', async () => {
    const errors = [
      { field: 'last_name', message: 'Too long.' },
      { field: 'unknown', message: 'Nothing.' },
    ];
    answerWith(422, { code: 'invalid', errors });
    expect(await sendLead({})).toEqual({ kind: 'invalid', problems: [{ field: 'lastName', message: 'Too long.' }] });
  });

  it('says the server’s own words where they are for shoppers, else the text of the form [L4.07] [L8.01]', async () => {
    answerWith(429, { code: 'tooMany', detail: 'More than 20 forms a minute.' });
    expect(await sendLead({})).toEqual({ kind: 'failed', message: 'More than 20 forms a minute.' });
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
  ])('shows what an answer of %s says of its own: %o [L4.12] [L8.01]', async (status, body, message) => {
    answerWith(status, body);
    expect(await sendLead({})).toEqual({ kind: 'failed', message });
  });

  it('stays where an answer has no lead_id, is no answer, or does not come [L4.06] [L4.12]', async () => {
    answerWith(201, {});
    expect(await sendLead({})).toEqual({ kind: 'failed', message: 'An unexpected error occured.' });
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await sendLead({})).toEqual(failed);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await sendLead({})).toEqual(failed);
  });
});
