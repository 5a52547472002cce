import { expect, type Page, test } from '@playwright/test';
import { deskUrl, readDemoLink, sendLead } from './support/desk.ts';
import { findBarriers } from './support/find-barriers.ts';
import { waitForScripts } from './support/sites.ts';

const site = 'kingfisher-mazda';

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path.startsWith('http') ? path : deskUrl(path));
  await waitForScripts(page);
};

const expectNoBarriers = async (page: Page): Promise<void> => expect(await findBarriers(page)).toEqual([]);

test('kingfisher-mazda at 390: a rule gives a new lead to somebody, who sees when the answer is due', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, await readDemoLink('Kingfisher Mazda'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/inbox$/);

  await waitForScripts(page);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: 'Routing' }).click();
  const rules = page.getByRole('region', { name: 'Rules' });
  await expect(rules.getByRole('listitem').filter({ hasText: 'To the owner' })).toContainText('Finance, Service');
  await rules.getByText('Add a rule').click();
  const added = rules.locator('form').filter({ hasText: 'Add rule' });
  await added.getByLabel('Rule name').fill('Everything else');
  await added.getByLabel('Demo Owner').check();
  await added.getByRole('button', { name: 'Add rule' }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move up rule: Everything else' }).click();
  await expect(rules.getByRole('listitem').first()).toContainText('Everything else');
  const question = page.getByRole('region', { name: 'Who would get this lead?' });
  await question.getByRole('button', { name: 'Test' }).click();
  await expect(question.getByRole('status')).toContainText('Matches the rule ‘Everything else’.');
  await expectNoBarriers(page);

  await visit(page, `/sites/${site}/inbox?view=mine`);
  await sendLead(request, site, { name: 'Priya', last_name: 'Clock', email: 'p@example.com', message: 'Still there?' });
  const row = page.getByRole('region', { name: 'Leads' }).getByRole('link', { name: 'Priya Clock' });
  await expect(row).toContainText(/due (in|\d|Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);
  await expectNoBarriers(page);
  await row.click();
  await expect(page.getByRole('article')).toContainText('The desk assigned it to Demo Owner under the routing rules');

  await visit(page, '/account');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByLabel('A lead is overdue: Push').check();
  await notices.getByLabel('Quiet hours from').fill('21:00');
  await notices.getByLabel('Quiet hours until').fill('07:00');
  await notices.getByRole('button', { name: 'Save notifications' }).click();
  await expect(notices.getByLabel('A lead is overdue: Push')).toBeChecked();
  await expectNoBarriers(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.register('/push-worker.js')).scope);
  expect(scope).toBe(deskUrl());
});
