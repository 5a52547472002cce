/** Something a shopper did that the dealer counts. */
export interface TrackedEvent {
  /** The event's number in the specification, such as 39 for a favourite. @spec B7.23 */
  readonly id: number;
  readonly carId?: number;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Name of the event on `window` that carries a tracked event to whoever counts. */
export const trackedEventName = 'forecourt:event';

/** Tells of what a shopper did; nothing happens where nobody counts. In the browser only. */
export const trackEvent = (event: TrackedEvent): void => {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEventName, { detail: event }));
};
