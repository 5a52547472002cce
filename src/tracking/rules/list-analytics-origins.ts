import type { TrackingConfig } from './config.ts';

const tagManager = 'https://www.googletagmanager.com';

/** Lists the origins that a site's pages load analytics from and report to; empty without analytics. @spec D.24 */
export const listAnalyticsOrigins = ({
  analyticsId,
}: TrackingConfig): Readonly<Record<'scripts' | 'connections', readonly string[]>> =>
  analyticsId === null
    ? { scripts: [], connections: [] }
    : {
        scripts: [tagManager],
        connections: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      };
