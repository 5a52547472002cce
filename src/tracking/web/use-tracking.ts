import { useEffect } from 'react';

/** @spec B7.23, D.24 */
export const useTracking = (analyticsId: string | null): void => {
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { startTracking } = await import('./start-tracking.ts');
      startTracking(analyticsId);
    };
    load().catch((error: unknown) => console.warn('Tracking could not be started.', error));
  }, [analyticsId]);
};
