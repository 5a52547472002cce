import type { TrackingConfig } from './config.ts';

interface AnalyticsOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

const tagManager = 'https://www.googletagmanager.com';

/** Where the pages of a site load its analytics from and what they tell; nowhere on a site without. @spec D.24 */
export const listAnalyticsOrigins = ({ analyticsId }: TrackingConfig): AnalyticsOrigins =>
  analyticsId === null
    ? { scripts: [], connections: [] }
    : {
        scripts: [tagManager],
        connections: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      };
