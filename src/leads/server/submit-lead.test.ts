import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { entryOf, openService, siteOf, submissionOf } from '../testing/open-test-service.ts';
import { isTooQuick, type LeadSite, type Submission } from './prepare-lead.ts';
import { delayQuickSubmissions, type LeadService } from './submit-lead.ts';

const now = new Date('2026-11-20T15:00:00Z');

describe('createLeadService', () => {
  it('stores a form as agreed, with deliveries to the site’s addresses [D.32] [L7.02]', async () => {
    const { service, store, onDeliveriesQueued } = openService();
    const entry = entryOf({ isOptedIn: true });
    expect(await service.submit(siteOf(), submissionOf({ entry }), now)).toEqual({
      kind: 'stored',
      leadUuid: 'lead-1',
    });
    expect(store).toHaveBeenCalledExactlyOnceWith(
      'wattle',
      {
        firstName: 'Ann',
        lastName: 'Example',
        email: 'ann@example.com',
        phone: '+61412345678',
        postcode: null,
        message: 'Is the blue one still there?',
        rego: null,
        locationId: 1,
        dealershipSlug: null,
        manufacturerSlug: null,
        vehicle: null,
        additionalServices: [],
        custom: {},
        isOptedIn: true,
        form: 'contact',
        subcategory: null,
        submissionHash: expect.stringMatching(/^[\da-f]{64}$/),
        category: 'General Enquiry',
        optInText: 'Send me news and offers from Wattle Motors by email and SMS. I can unsubscribe at any time.',
        pageId: 'contact',
        pagePath: '/contact',
        pageUrl: 'https://www.wattle.example/contact',
        attributes: { visited_pages: [], linked_query_params: {} },
        userAgent: 'Browser/1',
        isTrapped: false,
        receivedAt: now,
      },
      [{ kind: 'mail', target: 'sales@a.example' }],
    );
    expect(onDeliveriesQueued).toHaveBeenCalledOnce();
  });

  it('stores leads of a site without an address and delivers them nowhere', async () => {
    const { service, store } = openService();
    expect((await service.submit(siteOf({}), submissionOf(), now)).kind).toBe('stored');
    expect(store.mock.calls[0]?.[2]).toEqual([]);
  });

  it('stores neither an invalid form nor one that came back at once', async () => {
    const { service, store } = openService();
    const wrong = submissionOf({ entry: entryOf({ email: '' }) });
    expect(await service.submit(siteOf(), wrong, now)).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'email' }],
    });
    expect(await service.submit(siteOf(), submissionOf({ filledMs: 1_999 }), now)).toEqual({ kind: 'tooQuick' });
    expect(store).not.toHaveBeenCalled();
    expect((await service.submit(siteOf(), submissionOf({ filledMs: 2_000 }), now)).kind).toBe('stored');
  });

  it('stores well-formed addresses and user agents, wherever they are cut', async () => {
    const { service, store } = openService();
    const long = `${'x'.repeat(199)}👋`;
    const page = `/contact?utm=${encodeURIComponent(long)}&${encodeURIComponent(long)}=%00a`;
    await service.submit(siteOf(), submissionOf({ page, userAgent: `${'x'.repeat(299)}👋` }), now);
    const { attributes, userAgent } = store.mock.calls[0]?.[1] ?? {};
    expect(attributes?.linked_query_params).toEqual({ utm: 'x'.repeat(199), ['x'.repeat(199)]: 'a' });
    expect(userAgent).toBe('x'.repeat(299));
  });

  it('accepts a bot’s form like any other and delivers it nowhere [D.34]', async () => {
    const { service, store } = openService();
    expect((await service.submit(siteOf(), submissionOf({ isTrapped: true }), now)).kind).toBe('stored');
    expect([store.mock.calls[0]?.[1].isTrapped, store.mock.calls[0]?.[2]]).toEqual([true, []]);
  });

  it('recognises a repeated form by its key and content, without scripts by the dealer’s day', async () => {
    const { service, store } = openService();
    const hashOf = async (fields: Partial<Submission>, at = now): Promise<string | undefined> => {
      await service.submit(siteOf(), submissionOf(fields), at);
      return store.mock.lastCall?.[1].submissionHash;
    };
    const plain = await hashOf({});
    expect(await hashOf({ userAgent: 'another', page: '/' })).toBe(plain);
    // The day in Brisbane ends at 14:00 UTC.
    expect(await hashOf({}, new Date('2026-11-21T13:59:59Z'))).toBe(plain);
    expect(await hashOf({}, new Date('2026-11-21T14:00:00Z'))).not.toBe(plain);
    expect(await hashOf({ entry: entryOf({ message: 'Another' }) })).not.toBe(plain);
    const named = await hashOf({ submissionKey: 'a' });
    expect(await hashOf({ submissionKey: 'a' }, new Date('2026-12-21T00:00:00Z'))).toBe(named);
    expect(await hashOf({ submissionKey: 'b' })).not.toBe(named);
    expect(await hashOf({ submissionKey: 'a', entry: entryOf({ isOptedIn: true }) })).not.toBe(named);
  });
});

describe('a form with a related write', () => {
  it('stores a form with its related write, and each write makes it another lead [D.22]', async () => {
    const { service, store, storeWith, onDeliveriesQueued } = openService();
    const write = async () => 'written' as const;
    const submitWith = (name: string) => service.submitWith(siteOf(), submissionOf(), now, { name, write });
    expect(await submitWith('9 am')).toEqual({ kind: 'stored', leadUuid: 'lead-2' });
    await submitWith('9 am');
    await submitWith('10 am');
    await service.submit(siteOf(), submissionOf(), now);
    // A booking is confirmed even on sites that confirm no other forms.
    const targets = [
      { kind: 'mail', target: 'sales@a.example' },
      { kind: 'confirmation', target: 'ann@example.com' },
    ];
    expect(storeWith.mock.calls[0]?.slice(2)).toEqual([targets, write]);
    const hashes = [...storeWith.mock.calls, ...store.mock.calls].map(([, record]) => record.submissionHash);
    expect([hashes[0] === hashes[1], new Set(hashes).size]).toEqual([true, 3]);
    expect(onDeliveriesQueued).toHaveBeenCalledTimes(4);
  });

  it('reports a refused write and queues nothing [D.22]', async () => {
    const { service, storeWith, onDeliveriesQueued } = openService();
    storeWith.mockResolvedValueOnce({ kind: 'refused' });
    const relatedWrite = { name: '9 am', write: async () => 'refused' as const };
    expect(await service.submitWith(siteOf(), submissionOf(), now, relatedWrite)).toEqual({ kind: 'refused' });
    expect(onDeliveriesQueued).not.toHaveBeenCalled();
  });

  it('runs no related write for a bot [D.34]', async () => {
    const { service, store, storeWith } = openService();
    const relatedWrite = { name: '9 am', write: async () => 'written' as const };
    const trapped = submissionOf({ isTrapped: true });
    expect(await service.submitWith(siteOf(), trapped, now, relatedWrite)).toEqual({
      kind: 'stored',
      leadUuid: 'lead-1',
    });
    expect([store.mock.calls.length, storeWith.mock.calls.length]).toEqual([1, 0]);
  });
});

const open = (maxWaiting: number) => {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const take = vi.fn<LeadService<LeadSite>['submit']>(async (_site, { filledMs }) =>
    isTooQuick(filledMs) ? { kind: 'tooQuick' } : { kind: 'stored', leadUuid: 'a' },
  );
  const wait = (ms: number) => new Promise<void>((resolve) => waits.push({ ms, end: resolve }));
  const submit = delayQuickSubmissions<LeadSite>(take, { wait, maxWaiting });
  return { take, waits, send: (filledMs: number | null) => submit(siteOf(), submissionOf({ filledMs }), now) };
};

describe('a form sent too quickly', () => {
  it('is accepted once two seconds have passed, and not before [D.32]', async () => {
    const { send, waits, take } = open(1);
    const outcome = send(400);
    await setImmediate();
    expect(waits.map(({ ms }) => ms)).toEqual([1_600]);
    expect(take).toHaveBeenCalledOnce();
    waits[0]?.end();
    expect(await outcome).toEqual({ kind: 'stored', leadUuid: 'a' });
    expect(take.mock.lastCall?.[2]).toEqual(new Date(now.getTime() + 1_600));
  });

  it('is refused while too many are waiting, and held back again after that [D.32]', async () => {
    const { send, waits } = open(1);
    const first = send(0);
    await setImmediate();
    expect(await send(0)).toEqual({ kind: 'tooQuick' });
    waits[0]?.end();
    await first;
    const third = send(0);
    await setImmediate();
    waits[1]?.end();
    expect((await third).kind).toBe('stored');
  });

  it.each([2_000, null])('does not wait when it took %s ms [D.32]', async (filledMs) => {
    const { send, waits } = open(1);
    expect((await send(filledMs)).kind).toBe('stored');
    expect(waits).toEqual([]);
  });
});
