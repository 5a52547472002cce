export interface TrackedEvent {
  /** The event's number in the specification, such as 39 for a favourite. @spec B7.23 */
  readonly id: number;
  readonly carId?: number;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Name of the event on `window` that carries a tracked event to the tracking code. */
export const trackedEventName = 'forecourt:event';

/** Events from before the tracking code loaded, which is after the page. */
let unheard: TrackedEvent[] = [];
let isHeard = false;

/** Tells of what a shopper did; it never fails and never waits. In the browser only. @spec B7.33 */
export const trackEvent = (event: TrackedEvent): void => {
  if (!isHeard) unheard.push(event);
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEventName, { detail: event }));
};

/** Hands over what was told so far and everything from now on. */
export const subscribeToEvents = (listener: (event: TrackedEvent) => void): void => {
  isHeard = true;
  for (const event of unheard) listener(event);
  unheard = [];
  window.addEventListener(trackedEventName, (told) => listener((told as CustomEvent<TrackedEvent>).detail));
};
