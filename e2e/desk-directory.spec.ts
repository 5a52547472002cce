import { resolve } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type DirectoryHost,
  directorySites,
  openDirectoryHost,
} from '#src/app/host/testing/desk/open-directory-host.ts';
import { findFreePort } from '#src/platform/db/testing/start-postgres.ts';
import { builtAssetRoutes } from '#src/platform/http/file-routes.ts';
import { findBarriers } from './support/find-barriers.ts';
import { waitForScripts } from './support/sites.ts';

const site = directorySites.own;
const ofDirectory = (name: string) => ({ email: `${name}@example.test`, email_verified: true, name });

// The tests run one after another, so that only one worker opens the desk.
test.describe.configure({ mode: 'serial' });

// The shared server has no directory, so the test has a desk of its own.
let origin: string;
let host: DirectoryHost;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await findFreePort();
  origin = `http://desk.localhost:${port}`;
  const people = { ann: ofDirectory('ann'), stranger: ofDirectory('stranger') };
  host = await openDirectoryHost(people, { origin, assetRoutes: builtAssetRoutes(resolve('build/console/client')) });
  await host.desk.addPerson('ann', { siteSlug: site, role: 'owner' });
  await host.desk.app.listen({ port, host: '127.0.0.1' });
});
test.afterAll(() => host?.close());

const openPage = async (browser: Browser, width: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, ignoreHTTPSErrors: true });
  return context.newPage();
};

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await waitForScripts(page);
};

const expectPage = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

for (const width of [390, 1280]) {
  test(`the desk at ${width}: an owner signs in with the company’s directory, and confirms an invitation there`, async ({
    browser,
  }) => {
    const page = await openPage(browser, width);
    host.directory.choosePerson('ann');
    await visit(page, `/sign-in?to=${encodeURIComponent(`/sites/${site}/staff`)}`);
    await expectPage(page, 'Sign in');
    await page.locator('summary').click();
    await page.getByLabel('Work email').fill('ann@example.test');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('status')).toContainText('we’ve sent a link');
    await expectPage(page, 'Sign in');
    await page.getByRole('link', { name: `Sign in with Wattle ID (${site})` }).click();
    await expectPage(page, 'Staff');
    await waitForScripts(page);

    const invited = `kit${width}@example.test`;
    await page.getByLabel('Work email').fill(invited);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expectPage(page, 'Confirm it’s you');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Sign in to Wattle ID again' }).click(),
    ]);
    await expectPage(tab, 'Thanks, we’ve confirmed it’s you');
    await tab.close();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('region', { name: 'Invited' })).toContainText(invited);
    await visit(page, '/account');
    await expect(page.getByText('You signed in with Wattle ID.')).toBeVisible();
    await expectPage(page, 'ann');
    await page.context().close();
  });

  test(`the desk at ${width}: somebody of the directory who doesn’t work at the site is refused`, async ({
    browser,
  }) => {
    const page = await openPage(browser, width);
    host.directory.choosePerson('stranger');
    await visit(page, `/directory/${site}`);
    await expectPage(page, 'That sign-in didn’t work');
    await expect(page.getByRole('alert')).toHaveText(
      `You don’t have access to ${site}’s desk yet. Ask an owner to invite you.`,
    );
    await page.getByRole('link', { name: 'Sign in another way' }).click();
    await expect(page).toHaveURL(`${origin}/sign-in`);
    await page.context().close();
  });
}
