import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownershipSites } from '#src/app/host/testing/ownership/write-twin-sites.ts';
import { type OwnDesk, openOwnDesk } from './support/open-own-desk.ts';
import { waitForScripts } from './support/sites.ts';

const { own: site } = ownershipSites;

let desk: OwnDesk;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  desk = await openOwnDesk();
});
test.afterAll(() => desk?.close());

/** @param events holds back the page's event stream until it's fulfilled */
const open = async (browser: Browser, name: string, path: string, events = Promise.resolve()): Promise<Page> => {
  const page = await desk.signIn(browser, name, [{ siteSlug: site, role: 'sales' }]);
  await page.route('**/events', async (route) => {
    await events;
    await route.continue();
  });
  await page.goto(desk.origin + path);
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
