import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import type { PhoneView } from '#src/lib/phones/phone-view.ts';
import { trackEvent } from '#src/lib/track-event.ts';

type ShownPhone = Pick<PhoneView, 'text' | 'href'>;

/** The number of the event that a dealer is called. @spec B4.49 */
const callDealer = 25;

const known = new Map<string, ShownPhone>();
const listeners = new Set<() => void>();

const tellOfCall = ({ record }: PhoneView): void =>
  trackEvent({ id: callDealer, ...(record !== null && { carId: record.car_id }) });

/** The record is for the dealer: a shopper must not notice when it fails. @spec B4.50, B7.17, B7.18 */
const keepRecord = async ({ record }: PhoneView): Promise<void> => {
  if (record === null) return;
  try {
    const { ok, status } = await fetch('/api/phone-reveals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
    });
    if (!ok) throw new Error(`answered with ${status}`);
  } catch (error) {
    console.warn('The phone reveal could not be recorded.', error);
  }
};

const ask = async (askHref: string): Promise<ShownPhone> => {
  const answer = await fetchInTime(askHref);
  if (!answer.ok) throw new Error(`answered with ${answer.status}`);
  return (await answer.json()) as ShownPhone;
};

/** The hidden numbers of this page that somebody asked for. */
export const revealedPhones = {
  find: (askHref: string): ShownPhone | null => known.get(askHref) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  tellOfCall,
  /** Shows a number; when it cannot be had, goes to the page that has it. */
  reveal: async (phone: PhoneView): Promise<void> => {
    const { askHref, href } = phone;
    if (askHref === null) return;
    try {
      known.set(askHref, await ask(askHref));
    } catch (error) {
      console.warn('The phone number could not be loaded.', error);
      location.assign(href);
      return;
    }
    for (const listener of listeners) listener();
    tellOfCall(phone);
    await keepRecord(phone);
  },
};
