import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownershipSites } from '#src/app/host/testing/ownership/write-twin-sites.ts';
import { findBarriers } from './support/find-barriers.ts';
import { type OwnDesk, openOwnDesk } from './support/open-own-desk.ts';
import { waitForScripts } from './support/sites.ts';

const { own: here, twin: there } = ownershipSites;

// No demo owner belongs to two sites, so the tests have a desk of their own.
let desk: OwnDesk;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const group = { inbox: { group: 'coast' } };
  desk = await openOwnDesk({ [here]: group, [there]: group });
});
test.afterAll(() => desk?.close());

const signIn = (browser: Browser, width: number, name: string, sites: readonly string[]): Promise<Page> => {
  const memberships = sites.map((siteSlug) => ({ siteSlug, role: 'manager' as const }));
  return desk.signIn(browser, `${name}${width}`, memberships, width);
};

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(desk.origin + path);
  await waitForScripts(page);
};

const expectUsable = async (page: Page): Promise<void> => {
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

for (const width of [390, 1280]) {
  test(`the desk at ${width}: a manager of two sites merges a shopper’s leads, and the other site takes its lead back`, async ({
    browser,
  }) => {
    const shopper = { phone: `+6141234${width}`.padEnd(12, '0'), email: `${randomUUID()}@example.com` };
    const main = await desk.addLead(here, { ...shopper, message: 'About the ute' });
    const other = await desk.addLead(there, { ...shopper, message: 'About the van' });
    const boss = await signIn(browser, width, 'Boss', [here, there]);
    await visit(boss, `/sites/${here}/inbox/${main}`);
    const others = boss.getByRole('region', { name: 'Other leads from this person' });
    await expect(others).toContainText(there);
    await others.getByRole('link', { name: /^Merge / }).click();
    await expect(boss.getByRole('region', { name: 'Merge this lead into the one on this page?' })).toBeFocused();
    await expect(boss.getByText(`The other lead will stay at ${there}.`)).toBeVisible();
    await expectUsable(boss);
    await boss.getByRole('button', { name: 'Merge leads' }).click();
    const activity = boss.getByRole('region', { name: 'Activity' });
    await expect(activity).toContainText('About the van');
    await expectUsable(boss);

    const colleague = await signIn(browser, width, 'Colleague', [there]);
    await visit(colleague, `/sites/${there}/inbox/${other}`);
    await expect(
      colleague.getByRole('heading', { name: 'Merged into a lead at another site of the group' }),
    ).toBeVisible();
    await expect(colleague.locator('body')).not.toContainText('About the ute');
    await expectUsable(colleague);
    await colleague.getByRole('button', { name: 'Take this lead back' }).click();
    await expect(colleague.getByRole('button', { name: 'Take this lead back' })).toBeHidden();
    // The main lead's page, which is still open, updates itself.
    await expect(activity).not.toContainText('About the van');
    await expect(others).toContainText(there);
    await Promise.all([boss.context().close(), colleague.context().close()]);
  });
}
