import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './scripts/testing/keep-temporary-files-in-memory.ts';

keepTemporaryFilesInMemory();

/**
 * Features to disable: Playwright's own list, because our flag replaces it, and the address bar's WebUI pages, for
 * which each window started two renderers.
 */
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
/**
 * Chromium without windows, which needs a quarter less processor time per page. It loads lazy pictures from further
 * down the page than Chromium does.
 */
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
      // The tests' directory server has a certificate for this host.
      '--host-resolver-rules=MAP photos.example 127.0.0.1',
    ],
  },
});

/**
 * Tests that look at no picture run without pictures, which took over a quarter of their time to load and draw. Tests
 * that read the console can't, because the browser reports each picture that it doesn't preload.
 */
const withoutPictures = [
  'calculators',
  'compare',
  'contact-form',
  'content-routes',
  'desk',
  'desk-answers',
  'desk-clock',
  'desk-directory',
  'desk-group',
  'desk-live',
  'desk-manager',
  'desk-moved-clock',
  'enquiry',
  'favourites',
  'finance-application',
  'forced-colours',
  'header',
  'layers',
  'offers-reviews-blog',
  'purchase',
  'reserve',
  'saved-searches',
  'search',
  'search-filters',
  'search-offline',
  'search-state',
  'sign-in',
  'specialists',
  'similar-vehicles',
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
  // These timeouts are generous, because the machine can be busy. A few tests measure times themselves.
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
  projects: [
    { name: 'sites', testIgnore: ['budgets.spec.ts', 'page-price.spec.ts', 'dev.spec.ts', ...withoutPictures] },
    {
      name: 'forms',
      testMatch: withoutPictures,
      use: launchBy(headlessShell, '--blink-settings=imagesEnabled=false'),
    },
    // Both measure times, so they run one after the other. They come before the budgets, which keep the second worker
    // busy meanwhile.
    { name: 'measured', testMatch: ['dev.spec.ts', 'page-price.spec.ts'], workers: 1 },
    // Uses full Chromium, to measure what shoppers' browsers load.
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
      RATE_LIMIT_DESK_SIGN_INS: '600',
      RATE_LIMIT_LEADS: '400',
      RENDER_SITE_PERCENT: '100',
      PREPARE_PICTURES_PERCENT: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
