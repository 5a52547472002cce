import { useEffect } from 'react';

/** Reports what shoppers do, with a script that loads after the page. @spec B7.23, D.24 */
export const useTracking = (analyticsId: string | null): void => {
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { startTracking } = await import('./start-tracking.ts');
      startTracking(analyticsId);
    };
    load().catch((error: unknown) => console.warn('Tracking could not be started.', error));
  }, [analyticsId]);
};
