import { eventIds } from '#src/lib/event-ids.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import { trackEvent } from '#src/lib/track-event.ts';

type ShownPhone = Pick<PhoneView, 'text' | 'href'>;

const known = new Map<string, ShownPhone>();
const listeners = new Set<() => void>();

/** @spec B4.49 */
const trackCall = ({ record }: PhoneView): void =>
  trackEvent({ id: eventIds.callDealer, ...(record !== null && { carId: record.car_id }) });

export const revealedPhones = {
  find: (askHref: string): ShownPhone | null => known.get(askHref) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  trackCall,
  reveal: async (phone: PhoneView): Promise<void> => {
    const { askHref, href, record } = phone;
    if (askHref === null) return;
    try {
      const { phoneService } = await import('./phone-service.ts');
      known.set(askHref, await phoneService.ask(askHref));
      for (const listener of listeners) listener();
      trackCall(phone);
      if (record !== null) await phoneService.recordReveal(record);
    } catch (error) {
      console.warn('The phone number could not be loaded.', error);
      location.assign(href);
    }
  },
};
