import { expect, it } from 'vitest';
import { buildContentSecurityPolicy } from '#src/platform/http/security-headers.ts';
import { trackingConfig } from './config.ts';
import { listAnalyticsOrigins } from './list-analytics-origins.ts';

const policyWith = (input: object): string =>
  buildContentSecurityPolicy({ html: '<p>' }, { ...listAnalyticsOrigins(trackingConfig.parse(input)), pictures: [] });

it('allows analytics only on the pages of a site that uses them [D.24]', () => {
  expect(policyWith({})).not.toContain('google');
  const policy = policyWith({ analyticsId: 'GTM-AB12CD3' });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain('https://*.google-analytics.com');
});

it.each(['GTM-', 'gtm-ab12cd3', 'UA-1234', 'GTM-AB12CD3"><script>'])('refuses %s as a container', (analyticsId) => {
  expect(trackingConfig.safeParse({ analyticsId }).success).toBe(false);
});
