import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addAuthenticator, deskUrl, readDemoLink, sendLead } from './support/desk.ts';
import { findBarriers } from './support/find-barriers.ts';
import { readFromMail } from './support/read-mail.ts';
import { type SiteSlug, waitForScripts } from './support/sites.ts';

const row = (page: Page, name: string) => page.getByRole('region', { name: 'Leads' }).getByRole('link', { name });
const lead = (page: Page, name: string) => page.getByRole('article', { name });

const openDesk = async (context: BrowserContext, width: number): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  await addAuthenticator(page);
  return page;
};

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path.startsWith('http') ? path : deskUrl(path));
  await waitForScripts(page);
};

const expectNoBarriers = async (page: Page): Promise<void> => expect(await findBarriers(page)).toEqual([]);

const signOwnerIn = async (page: Page, siteName: string): Promise<void> => {
  await visit(page, await readDemoLink(siteName));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await visit(page, '/account');
  await expect(page.getByText('You have no passkey yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  await expectNoBarriers(page);
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(deskUrl('/sign-in'));
  await waitForScripts(page);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await waitForScripts(page);
};

const invite = async (page: Page, site: SiteSlug, email: string): Promise<string> => {
  await visit(page, `/sites/${site}/staff`);
  await expectNoBarriers(page);
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('region', { name: 'Invited' })).toContainText(email);
  return readFromMail(email, /http:\/\/desk\.localhost:\d+\/invitations\/[\w-]{43}/);
};

const join = async (page: Page, invitation: string): Promise<void> => {
  await visit(page, invitation);
  await expectNoBarriers(page);
  await page.getByLabel('Your name').fill('Kit Salter');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await waitForScripts(page);
};

/** No other test on the shared server signs these sites' demo owners in, because each sign-in link works once. */
const journeys = [
  ['banksia-used', 'Banksia Used Cars', 390],
  ['ironbark-trucks', 'Ironbark Trucks', 1280],
] as const;

for (const [site, siteName, width] of journeys) {
  test(`${site} at ${width}: from an invitation to a passkey, and from a lead to an answer`, async ({
    browser,
    context,
    request,
  }) => {
    const owner = await openDesk(context, width);
    await signOwnerIn(owner, siteName);
    const invitation = await invite(owner, site, `kit@${site}.example`);
    const kit = await openDesk(await browser.newContext(), width);
    await join(kit, invitation);
    await expect(kit.getByRole('link', { name: 'Audit log' })).toHaveCount(0);

    await sendLead(request, site, {
      name: 'Priya',
      last_name: site,
      email: 'priya@example.com',
      message: 'Still there?',
    });
    const sentMs = performance.now();
    await expect(row(kit, `Priya ${site}`)).toBeVisible();
    expect(performance.now() - sentMs).toBeLessThan(5_000);
    await expectNoBarriers(kit);

    await row(kit, `Priya ${site}`).click();
    const opened = lead(kit, `Priya ${site}`);
    await expect(opened).toContainText('Still there?');
    await expect(opened.getByRole('link', { name: '0412 345 678' })).toHaveAttribute('href', 'tel:+61412345678');
    await opened.getByRole('button', { name: 'Assign to me' }).click();
    await expect(opened).toContainText('Assigned to you');
    await opened.getByLabel('Note').fill('Called, coming on Saturday.');
    await opened.getByRole('button', { name: 'Add note' }).click();
    await expect(opened.getByRole('listitem').filter({ hasText: 'Called, coming on Saturday.' })).toBeVisible();
    await opened.getByLabel('Stage').selectOption('appointment');
    await opened.getByRole('button', { name: 'Save' }).click();
    await expect(opened).toContainText('changed the stage to Appointment');
    await expectNoBarriers(kit);

    await visit(owner, `/sites/${site}/inbox`);
    await owner.getByRole('button', { name: 'Filters' }).click();
    await owner.getByLabel('Person', { exact: true }).selectOption('Kit Salter');
    await expect(owner).toHaveURL(/\?assignee=|&assignee=/);
    await expect(row(owner, `Priya ${site}`)).toBeVisible();
    await expectNoBarriers(owner);

    await visit(owner, `/sites/${site}/audit`);
    await expect(owner.getByRole('main')).toContainText('Kit Salter changed the stage of a lead');
    await expectNoBarriers(owner);
    await visit(owner, `/sites/${site}/staff`);
    await owner.getByText('Change Kit Salter’s access').click();
    await owner.getByRole('button', { name: 'Remove Kit Salter’s access' }).click();
    await expect(owner.getByRole('main')).not.toContainText('Kit Salter');
    await kit.goto(deskUrl(`/sites/${site}/inbox`));
    await expect(kit).toHaveURL(/\/sign-in\?to=/);
    await kit.context().close();
  });
}

test('bottlebrush-moto at 1280: the inbox works by keyboard alone', async ({ context, request }) => {
  const page = await openDesk(context, 1280);
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    await sendLead(request, 'bottlebrush-moto', {
      name,
      last_name: 'Keys',
      email: `${name}@example.com`,
      message: name,
    });
  }
  await signOwnerIn(page, 'Bottlebrush Moto');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row(page, 'Ben Keys')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(lead(page, 'Ada Keys')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(lead(page, 'Cleo Keys')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('cleo');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ada Keys')).toHaveCount(0);
  await expect(row(page, 'Cleo Keys')).toBeVisible();
});

test('the desk’s host serves no page of a dealer, and no dealer’s host serves the desk', async ({ request }) => {
  const get = async (host: string, path: string): Promise<number> => {
    const { port } = new URL(deskUrl());
    const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `${host}:${port}` },
      maxRedirects: 0,
    });
    return answer.status();
  };
  expect(await get('desk.localhost', '/sign-in')).toBe(200);
  expect(await get('desk.localhost', '/search/used-cars/')).toBe(404);
  expect(await get('desk.localhost', '/api/cars')).toBe(404);
  expect(await get('wattle-group.localhost', '/sites/wattle-group/inbox')).toBe(404);
});
