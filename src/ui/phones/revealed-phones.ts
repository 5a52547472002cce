import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import { trackEvent } from '#src/lib/track-event.ts';

type ShownPhone = Pick<PhoneView, 'text' | 'href'>;

/** The number of the event that a dealer is called. @spec B4.49 */
const callDealer = 25;

const known = new Map<string, ShownPhone>();
const listeners = new Set<() => void>();

const tellOfCall = ({ record }: PhoneView): void =>
  trackEvent({ id: callDealer, ...(record !== null && { carId: record.car_id }) });

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
    const { askHref, href, record } = phone;
    if (askHref === null) return;
    try {
      // Nobody needs it before the first click.
      const { phoneService } = await import('./phone-service.ts');
      known.set(askHref, await phoneService.ask(askHref));
      for (const listener of listeners) listener();
      tellOfCall(phone);
      if (record !== null) await phoneService.keepReveal(record);
    } catch (error) {
      console.warn('The phone number could not be loaded.', error);
      location.assign(href);
    }
  },
};
