import type { TrackingConfig } from './config.ts';

const tagManager = 'https://www.googletagmanager.com';

/** @spec D.24 */
export const listAnalyticsOrigins = ({
  analyticsId,
}: TrackingConfig): Readonly<Record<'scripts' | 'connections', readonly string[]>> =>
  analyticsId === null
    ? { scripts: [], connections: [] }
    : {
        scripts: [tagManager],
        connections: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      };
