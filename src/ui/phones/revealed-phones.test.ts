import { beforeEach, expect, it, vi } from 'vitest';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';

const shown = { text: '07 5550 1901', href: 'tel:+61755501901' };
const hidden: PhoneView = {
  text: '07 55•• ••••',
  href: '/contact',
  askHref: '/api/phone?car=x',
  record: { car_id: 7, dealership_id: null, website_id: 3 },
};
const warn = vi.fn();
const assign = vi.fn();

const openPage = async (phone: Response, reveal: Response | Error) => {
  const fetched = vi.fn(async (address: string, _init?: RequestInit) => {
    if (address === hidden.askHref) return phone;
    if (reveal instanceof Error) throw reveal;
    return reveal;
  });
  vi.stubGlobal('fetch', fetched);
  const { revealedPhones } = await import('./revealed-phones.ts');
  const { subscribeToEvents } = await import('#src/lib/track-event.ts');
  const events: unknown[] = [];
  subscribeToEvents((event) => events.push(event));
  return { revealedPhones, fetched, events };
};
const numberAnswer = () => Response.json(shown);
const kept = () => new Response(null, { status: 204 });

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { assign });
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

it('shows the number, tracks event 25 and sends the record, once [B4.47] [B4.49] [B4.50] [B7.17]', async () => {
  const { revealedPhones, fetched, events } = await openPage(numberAnswer(), kept());
  await revealedPhones.reveal(hidden);
  expect(revealedPhones.find('/api/phone?car=x')).toEqual(shown);
  expect(events).toEqual([{ id: 25, carId: 7 }]);
  const [, sent] = fetched.mock.calls;
  expect(sent?.[0]).toBe('/api/phone-reveals');
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ car_id: 7, dealership_id: null, website_id: 3 });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
});

const failures: readonly (readonly [string, Response | Error])[] = [
  ['the line is lost', new TypeError('no line')],
  ['the server refuses', new Response(null, { status: 503 })],
];

it.each(failures)('logs a failed record to the console only: %s [B7.18]', async (_, failure) => {
  const { revealedPhones } = await openPage(numberAnswer(), failure);
  await revealedPhones.reveal(hidden);
  expect(revealedPhones.find('/api/phone?car=x')).toEqual(shown);
  expect(warn).toHaveBeenCalledExactlyOnceWith('The phone reveal could not be recorded.', expect.any(Error));
  expect(assign).not.toHaveBeenCalled();
});

const missingNumbers: readonly (readonly [string, () => Response])[] = [
  ['the server has none', () => new Response('{}', { status: 404 })],
  ['the answer has none', () => Response.json({ text: null, href: shown.href })],
  ['the answer is null', () => Response.json(null)],
];

it.each(missingNumbers)(
  'says in the console alone that %s, and goes to the page of numbers [B8.04]',
  async (_, answer) => {
    const { revealedPhones, events, fetched } = await openPage(answer(), kept());
    await revealedPhones.reveal(hidden);
    expect(warn).toHaveBeenCalledExactlyOnceWith('The phone number could not be loaded.', expect.any(Error));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/contact');
    expect(revealedPhones.find('/api/phone?car=x')).toBeNull();
    expect(events).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

it('sends no record of the dealer’s own number [B7.17]', async () => {
  const { revealedPhones, fetched, events } = await openPage(numberAnswer(), kept());
  await revealedPhones.reveal({ ...hidden, record: null });
  expect(events).toEqual([{ id: 25 }]);
  expect(fetched).toHaveBeenCalledTimes(1);
});
