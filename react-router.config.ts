import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the first page on: no request in the middle of a click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
