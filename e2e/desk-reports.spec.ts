import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator, deskUrl, readDemoLink } from './support/desk.ts';
import { findBarriers } from './support/find-barriers.ts';
import { waitForScripts } from './support/sites.ts';

const site = 'saltbush-caravans';

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path.startsWith('http') ? path : deskUrl(path));
  await waitForScripts(page);
};

const download = async (page: Page, click: () => Promise<void>): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFile(await file.path(), 'utf8');
};

test(`${site} at 390: the owner reads the reports, and exports the audit log after confirming who they are`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator(page);
  await visit(page, await readDemoLink('Saltbush Caravans'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  for (const report of ['Leads', 'Overdue and lost', 'Answer times']) {
    await page.getByRole('link', { name: report, exact: true }).click();
    await expect(page.getByRole('link', { name: report, exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await findBarriers(page)).toEqual([]);
  }
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  await visit(page, `/sites/${site}/audit`);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await waitForScripts(page);
  const log = await download(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(log).toContain(',passkeyAdded,person,');
});
