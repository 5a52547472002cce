export interface TrackedEvent {
  /** @spec B7.23 */
  readonly id: number;
  readonly carId?: number;
  readonly details?: Readonly<Record<string, string | number>>;
}

export const trackedEventName = 'forecourt:event';

let buffered: TrackedEvent[] = [];
let hasListener = false;

/** Never throws, even if a listener fails. @spec B7.33 */
export const trackEvent = (event: TrackedEvent): void => {
  if (!hasListener) buffered.push(event);
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEventName, { detail: event }));
};

export const subscribeToEvents = (listener: (event: TrackedEvent) => void): void => {
  hasListener = true;
  for (const event of buffered) listener(event);
  buffered = [];
  window.addEventListener(trackedEventName, (fired) => listener((fired as CustomEvent<TrackedEvent>).detail));
};
