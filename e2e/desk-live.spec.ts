import { resolve } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type DeskHost, openDeskHost } from '#src/app/host/testing/desk/open-desk-host.ts';
import { ownershipSites } from '#src/app/host/testing/ownership/write-twin-sites.ts';
import { findFreePort } from '#src/platform/db/testing/start-postgres.ts';
import { builtAssetRoutes } from '#src/platform/http/file-routes.ts';
import { waitForScripts } from './support/sites.ts';

const { own: site } = ownershipSites;

// The demo owners' links work once, and other tests use them.
let origin: string;
let desk: DeskHost;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await findFreePort();
  origin = `http://desk.localhost:${port}`;
  const assetRoutes = builtAssetRoutes(resolve('build/console/client'));
  desk = await openDeskHost({ DESK_HOST: 'desk.localhost' }, { assetRoutes });
  await desk.app.listen({ port, host: '127.0.0.1' });
});
test.afterAll(() => desk?.close());

const open = async (browser: Browser, name: string, path: string, events = Promise.resolve()): Promise<Page> => {
  const cookie = await desk.signIn(await desk.addPerson(name, { siteSlug: site, role: 'sales' }));
  const [cookieName = '', value = ''] = cookie.split('=');
  const context = await browser.newContext();
  await context.addCookies([{ name: cookieName, value, url: origin.replace('http:', 'https:'), secure: true }]);
  const page = await context.newPage();
  await page.route('**/events', async (route) => {
    await events;
    await route.continue();
  });
  await page.goto(origin + path);
  await waitForScripts(page);
  return page;
};

test('a change between the load of a lead’s page and the start of its events shows on the page', async ({
  browser,
}) => {
  const path = `/sites/${site}/inbox/${await desk.addLead(site, { message: 'About the ute' })}`;
  const changed = Promise.withResolvers<void>();
  const reader = await open(browser, 'Reader', path, changed.promise);
  const colleague = await open(browser, 'Colleague', path);
  await colleague.getByRole('button', { name: 'Assign to me' }).click();
  await expect(colleague.getByRole('region', { name: 'Progress' })).toContainText('Assigned to you');
  changed.resolve();
  await expect(reader.getByRole('region', { name: 'Progress' }).getByRole('paragraph').first()).toContainText(
    'Colleague',
  );
  await Promise.all([reader, colleague].map((page) => page.context().close()));
});
