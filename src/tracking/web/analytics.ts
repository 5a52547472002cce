import { readConsent } from '#src/lib/consent.ts';
import { dropSecrets } from '#src/lib/drop-secrets.ts';
import type { TrackedEvent } from '#src/lib/track-event.ts';

const getDataLayer = (): unknown[] => {
  const known: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(known)) return known;
  const made: unknown[] = [];
  Reflect.set(window, 'dataLayer', made);
  return made;
};

let isLoaded = false;

/** Loads the dealer's container, once. */
const loadContainer = (analyticsId: string): void => {
  if (isLoaded) return;
  isLoaded = true;
  getDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${analyticsId}`;
  document.head.append(script);
};

/** Whether the address of the page is for one reader alone: the container reads it by itself. */
const isSecretPage = (): boolean => dropSecrets(location.search) !== location.search;

/** Passes an event on to the dealer's analytics, where the visitor has agreed to that; none of a page with a secret address. @spec D.24 */
export const passOn = (analyticsId: string, { id, carId, details }: TrackedEvent): void => {
  if (readConsent('analytics') !== 'given' || isSecretPage()) return;
  loadContainer(analyticsId);
  getDataLayer().push({
    ...details,
    event: 'forecourt',
    event_id: id,
    ...(carId !== undefined && { car_id: carId }),
  });
};
