import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator, deskUrl, readDemoLink, sendLead } from './support/desk.ts';
import { findBarriers } from './support/find-barriers.ts';
import { readFromMail } from './support/read-mail.ts';
import { listCars, siteUrl, waitForScripts } from './support/sites.ts';

const site = 'wattle-group';

const bookTestDrive = async (page: Page, email: string): Promise<string> => {
  await page.goto(siteUrl(site, '/book-test-drive/'));
  await waitForScripts(page);
  const day = page.locator('input[name="appointment_day"]:enabled').last();
  await day.check();
  await page.locator('input[name="appointment"]:not([value="call"]):visible').last().check();
  const chosen = (await day.getAttribute('value')) ?? '';
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('0412 345 678');
  await page.getByRole('button', { name: /^Book a / }).click();
  await page.waitForURL(/\/success/);
  return chosen;
};

const visit = async (desk: Page, path: string): Promise<void> => {
  await desk.goto(path.startsWith('http') ? path : deskUrl(path));
  await waitForScripts(desk);
};

const download = async (desk: Page, click: () => Promise<void>): Promise<string> => {
  const [file] = await Promise.all([desk.waitForEvent('download'), click()]);
  return readFile(await file.path(), 'utf8');
};

// Each test continues where the previous one stopped, because the demo owner's link works once.
test.describe.configure({ mode: 'serial' });

let desk: Page;
test.beforeAll(async ({ browser }) => {
  desk = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await addAuthenticator(desk);
  await visit(desk, await readDemoLink('Wattle Motor Group'));
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk).toHaveURL(/\/inbox$/);
  await waitForScripts(desk);
});
test.afterAll(() => desk?.close());

test('wattle-group at 1280: the owner reads the reports, and exports the audit log after confirming who they are', async () => {
  await desk.locator('summary', { hasText: 'More' }).click();
  await desk.getByRole('link', { name: 'Reports' }).click();
  await expect(desk.getByRole('heading', { name: 'Reports' })).toBeVisible();
  for (const report of ['Leads', 'Overdue and lost', 'Reply times']) {
    await desk.getByRole('link', { name: report, exact: true }).click();
    await expect(desk.getByRole('link', { name: report, exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await findBarriers(desk)).toEqual([]);
  }
  await visit(desk, '/account');
  await desk.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(desk.getByText(/^Added /)).toBeVisible();
  await visit(desk, `/sites/${site}/audit`);
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Download CSV' }).click();
  await expect(desk.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  expect(await findBarriers(desk)).toEqual([]);
  await waitForScripts(desk);
  await desk.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(desk.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await waitForScripts(desk);
  const log = await download(desk, () => desk.getByRole('button', { name: 'Download CSV' }).click());
  expect(log).toContain(',passkeyAdded,person,');
});

test('wattle-group at 1280: an appointment is moved, a calendar reads it at a secret address, and the shopper hears of it', async ({
  page,
  request,
}) => {
  const email = 'mia@example.com';
  const day = await bookTestDrive(page, email);
  await visit(desk, `/sites/${site}/appointments?day=${day}`);
  const appointment = desk.getByRole('link', { name: /Mia/ });
  await expect(appointment).toBeVisible();
  expect(await findBarriers(desk)).toEqual([]);
  await appointment.click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Mia');
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByText('Move', { exact: true }).first().click();
  await desk.getByLabel('Time').fill('06:30');
  await desk.getByRole('button', { name: 'Move' }).click();
  await expect(desk.getByRole('region', { name: 'Appointment' })).toContainText('6:30 am');
  expect(await readFromMail(email, /[Tt]est drive moved: [^\n]*6:30 am/)).toBeTruthy();

  await visit(desk, `/sites/${site}/appointments`);
  await desk.getByText('Create a calendar address').first().click();
  await desk.getByRole('button', { name: 'Create a calendar address' }).click();
  await expect(desk.getByRole('status')).toContainText('/calendars/');
  await expect(desk.getByRole('status')).toBeInViewport();
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.getByRole('button', { name: 'Copy the address' }).click();
  await expect(desk.getByRole('status')).toContainText('Copied');
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toContain('/calendars/');
  const [path = ''] = /\/calendars\/[\w-]{43}/.exec(await desk.getByRole('status').innerText()) ?? [];
  // Requests the feed without the cookie, like a calendar program.
  const { host, port } = new URL(deskUrl());
  const feed = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  expect(await feed.text()).toContain('Mia');
});

test('wattle-group at 1280: two leads of one person become one and come apart again, and the person is exported and erased', async ({
  request,
}) => {
  const email = 'pat.twice@example.com';
  const send = (message: string) => sendLead(request, site, { name: 'Pat', last_name: 'Twice', email, message });
  const [first, second] = [await send('About the ute'), await send('About the van')];
  await visit(desk, `/sites/${site}/inbox/${second}`);
  await desk.getByLabel('Message').fill('Typed before the merge');
  await visit(desk, `/sites/${site}/inbox/${first}`);
  const others = desk.getByRole('region', { name: 'Other leads from this person' });
  await others.getByRole('link', { name: /^Merge Pat Twice/ }).click();
  await expect(desk.getByRole('region', { name: 'Merge this lead into the one on this page?' })).toBeFocused();
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Merge leads' }).click();
  await expect(desk.getByRole('region', { name: 'Activity' })).toContainText('About the van');
  await expect(desk.getByLabel('Message')).toHaveValue('Typed before the merge');
  await visit(desk, `/sites/${site}/inbox/${second}`);
  await expect(desk).toHaveURL(new RegExp(first));
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^Unmerge Pat Twice/ }).click();
  await expect(desk.getByRole('region', { name: 'Activity' })).not.toContainText('About the van');

  await desk.locator('summary', { hasText: 'More' }).click();
  await desk.getByRole('link', { name: 'Privacy' }).click();
  await desk.getByLabel('Email address or phone number').fill(email);
  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(desk.getByRole('region', { name: 'Leads' }).getByRole('listitem')).toHaveCount(2);
  expect(desk.url()).not.toContain('pat');
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Export as a file' }).click();
  const file = await download(desk, () => desk.getByRole('link', { name: 'Download the file' }).click());
  expect(file).toContain('About the van');
  await desk.locator('summary', { hasText: 'Erase' }).click();
  await desk.getByRole('button', { name: 'Erase for good' }).click();
  await expect(desk.getByRole('status')).toContainText('Erased.');
  await expect(desk.getByText('We hold nothing under these contact details.')).toBeVisible();
});

test('wattle-group at 390: a quote for a lead’s vehicle, attached to an email', async ({ request }) => {
  const [car] = await listCars(request, site, 'status = in_stock AND price > 20000');
  const person = { name: 'Quinn', last_name: 'Quote', email: 'quinn@example.com', message: 'Best price?' };
  const leadUuid = await sendLead(request, site, { ...person, car_id: String(car?.id) });
  await desk.setViewportSize({ width: 390, height: 844 });
  await visit(desk, `/sites/${site}/inbox/${leadUuid}`);
  await desk.getByRole('link', { name: 'Create a quote' }).click();

  const sums = desk.getByRole('region', { name: 'Totals' });
  await desk.getByLabel('Price', { exact: true }).fill('28,990');
  await desk.getByLabel('Government charges').fill('1650');
  await desk.getByLabel(/^Extra 1 /).fill('Tow bar');
  await desk.getByLabel(/^Amount 1 /).fill('990.50');
  await desk.getByRole('button', { name: 'Add an extra' }).click();
  await expect(desk.getByLabel(/^Extra 2 /)).toBeVisible();
  await desk.getByLabel('Trade-in allowance').fill('40000');
  await expect(sums).toContainText('The trade-in and the deposit come to more than the total.');
  await desk.getByLabel('Trade-in allowance').fill('9000');
  await expect(sums).toContainText('Balance due at handover$20,980.50');
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Create quote' }).click();

  const activity = desk.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('created quote Q');
  await expect(desk.getByLabel('Attach a quote')).not.toHaveValue('');
  await desk.getByLabel('Message').fill('Here’s your quote.');
  await desk.getByRole('button', { name: 'Send email' }).click();
  await expect(activity).toContainText('replied by email');
  await expect(activity.getByRole('link', { name: /^Quote Q\d+\.pdf$/ })).toHaveCount(2);
  await expect(desk.getByLabel('Attach a quote')).toHaveValue('');
  expect(await findBarriers(desk)).toEqual([]);
});
