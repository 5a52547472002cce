import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { deskUrl, readDemoLink, sendLead } from './support/desk.ts';
import { findBarriers } from './support/find-barriers.ts';
import { expectMails } from './support/read-mail.ts';
import { waitForScripts } from './support/sites.ts';

const site = 'saltbush-caravans';

const openLead = async (context: BrowserContext, leadUuid: string): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await readDemoLink('Saltbush'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await page.goto(deskUrl(`/sites/${site}/inbox/${leadUuid}`));
  await waitForScripts(page);
  return page;
};

test('saltbush-caravans at 390: a template, a preview, a reply that loses its connection, and a call', async ({
  context,
  request,
}) => {
  const email = 'rowan@example.com';
  const leadUuid = await sendLead(request, site, { name: 'Rowan', last_name: 'Reply', email, message: 'Open Sunday?' });
  const page = await openLead(context, leadUuid);
  // On a screen as low as this, the list scrolls as a long list does.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const row = page.getByRole('region', { name: 'Leads' }).getByRole('link', { name: 'Rowan Reply' });
  await row.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rowan Reply' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await row.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article', { name: 'Rowan Reply' })).toBeVisible();
  const more = page.locator('summary', { hasText: 'More' });
  await more.click();
  const account = page.getByRole('link', { name: 'Account' });
  await expect(account).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await expect(account).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(account).toBeHidden();
  await page.getByRole('link', { name: 'Reply', exact: true }).click();
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeHidden();
  await expect(page.getByLabel('Template')).not.toContainText('Still available');
  await page.getByLabel('Template').selectOption('Thanks, we’ll call');
  await expect(page.getByLabel('Message')).toHaveValue(/^Hi Rowan,/);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(email);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByLabel('Message').fill('We’re open on Sunday.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost.');
  await context.setOffline(false);
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByLabel('Message')).toHaveValue('We’re open on Sunday.');
  await page.getByRole('button', { name: 'Send email' }).click();
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('replied by email');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expectMails(email, [/^Your enquiry to Saltbush/]);

  await page.getByText('Log a call').click();
  await page.getByRole('button', { name: 'Left a message' }).click();
  await expect(activity).toContainText('called and left a message');

  const plan = page.getByRole('region', { name: 'Tasks' });
  await plan.getByText('Add a task').click();
  await plan.getByLabel('What to do').fill('Ask about the tow bar');
  await plan.getByRole('button', { name: 'Add task' }).click();
  await expect(plan.getByRole('button', { name: 'Done: Ask about the tow bar' })).toBeVisible();
  await plan.locator('summary', { hasText: 'Snooze' }).click();
  await plan.getByRole('button', { name: 'For 3 hours' }).click();
  // After 9 pm, the snooze ends on the next day.
  await expect(plan).toContainText(/Snoozed until (?:today|\d{1,2} \w{3} \d{4}), \d{1,2}:\d\d [ap]m/);
  expect(await findBarriers(page)).toEqual([]);
});
