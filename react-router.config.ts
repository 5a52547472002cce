import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The browser has no router (ADR 103), so it needs neither a list of routes nor parts of route modules.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
