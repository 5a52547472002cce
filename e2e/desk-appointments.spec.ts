import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator, deskUrl, readDemoLink } from './support/desk.ts';
import { findBarriers } from './support/find-barriers.ts';
import { readFromMail } from './support/read-mail.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';

const site = 'saltbush-caravans';

/** Books the last bookable time. @returns its day */
const bookViewing = async (page: Page, email: string): Promise<string> => {
  await page.goto(siteUrl(site, '/book-test-drive/'));
  await waitForScripts(page);
  const day = page.locator('input[name="appointment_day"]:enabled').last();
  await day.check();
  await page.locator('input[name="appointment"]:not([value="call"]):visible').last().check();
  const chosen = (await day.getAttribute('value')) ?? '';
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('0412 345 678');
  await page.getByLabel(/^I agree to the terms of use/).check();
  await page.getByRole('button', { name: /^Book a / }).click();
  await page.waitForURL(/\/success/);
  return chosen;
};

test('saltbush-caravans at 390: an appointment is moved, a calendar address asks for the passkey, and the shopper hears of it', async ({
  page,
  context,
  request,
}) => {
  const email = 'mia@example.com';
  const day = await bookViewing(page, email);
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator(desk);
  const visit = async (path: string): Promise<void> => {
    await desk.goto(path.startsWith('http') ? path : deskUrl(path));
    await waitForScripts(desk);
  };
  await visit(await readDemoLink('Saltbush Caravans'));
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk).toHaveURL(/\/inbox$/);
  await visit('/account');
  await desk.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(desk.getByText(/^Added /)).toBeVisible();

  await visit(`/sites/${site}/appointments?day=${day}`);
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
  expect(await readFromMail(email, /[Vv]iewing moved: [^\n]*6:30 am/)).toBeTruthy();

  await visit(`/sites/${site}/appointments`);
  await desk.getByText('Make a calendar address').first().click();
  await desk.getByRole('button', { name: 'Make a calendar address' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Confirm it’s you');
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(desk.getByRole('status')).toContainText('/calendars/');
  const [path = ''] = /\/calendars\/[\w-]{43}/.exec(await desk.getByRole('status').innerText()) ?? [];
  // As a calendar program reads it: without the cookie.
  const { host, port } = new URL(deskUrl());
  const feed = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  expect(await feed.text()).toContain('Mia');
});
