import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './scripts/testing/keep-temporary-files-in-memory.ts';

keepTemporaryFilesInMemory();

/** Playwright's own list, which the flag replaces, and the address bar's pages: each window started two renderers for them. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Chromium without its windows: a page costs a quarter less processor time. It loads lazy pictures from further down the page. */
const headlessShell = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';

const launchBy = (executablePath: string, ...more: readonly string[]) => ({
  launchOptions: {
    executablePath,
    args: [
      ...more,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  },
});

/** Forms and filters, whose tests look at no picture. Loading and drawing pictures took over a quarter of their time. */
const withoutPictures = [
  'calculators',
  'contact-form',
  'content-routes',
  'enquiry',
  'favourites',
  'finance-application',
  'purchase',
  'reserve',
  'saved-searches',
  'search-filters',
  'search-offline',
  'search-state',
  'sign-in',
  'test-drive',
  'tracking',
  'trade-in',
  'typed-search',
  'vehicle-access',
  'vehicle-sections',
  'vehicle-sidebar',
  'watchlist',
  'wheel-and-payments',
  'wrong-answers',
].map((name) => `${name}.spec.ts`);

const port = Number(process.env.E2E_PORT ?? 3100);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // How long anything takes has its own tests and figures: these wait for what comes of it, on a machine that may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ['dot'],
    ['json', { outputFile: 'test-results/playwright.json' }],
    ['./scripts/testing/playwright-refusal-reporter.ts'],
  ],
  use: {
    baseURL: `http://wattle-group.localhost:${port}`,
    ...launchBy(headlessShell),
  },
  // The development server's tests run one after the other, so they start while there's other work for the second worker.
  projects: [
    { name: 'sites', testIgnore: ['budgets.spec.ts', 'dev.spec.ts', ...withoutPictures] },
    {
      name: 'forms',
      testMatch: withoutPictures,
      use: launchBy(headlessShell, '--blink-settings=imagesEnabled=false'),
    },
    { name: 'development', testMatch: 'dev.spec.ts' },
    // Measures what shoppers' own browser loads.
    { name: 'budgets', testMatch: 'budgets.spec.ts', use: launchBy(chromium) },
  ],
  webServer: {
    command: 'node scripts/testing/serve-for-playwright.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_CODES: '600',
      RATE_LIMIT_LEADS: '400',
      RENDER_SITE_PERCENT: '100',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
