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

const loadContainer = (analyticsId: string): void => {
  if (isLoaded) return;
  isLoaded = true;
  getDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${analyticsId}`;
  document.head.append(script);
};

/** The analytics container reads URLs, so it must not run on a page whose URL holds a secret. */
const isSecretPage = (): boolean => dropSecrets(location.search) !== location.search;

/** @spec D.24 */
export const forwardToAnalytics = (analyticsId: string, { id, carId, details }: TrackedEvent): void => {
  if (readConsent('analytics') !== 'given' || isSecretPage()) return;
  loadContainer(analyticsId);
  getDataLayer().push({
    ...details,
    event: 'forecourt',
    event_id: id,
    ...(carId !== undefined && { car_id: carId }),
  });
};
