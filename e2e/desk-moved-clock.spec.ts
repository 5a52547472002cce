import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addAuthenticator, readDemoLink, sendLead } from './support/desk.ts';
import { readFromMail } from './support/read-mail.ts';
import { waitForScripts } from './support/sites.ts';
import { type ServerWithClock, startWithClock } from './support/start-with-clock.ts';

const site = 'banksia-used';

let server: ServerWithClock;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startWithClock(site);
});
test.afterAll(() => server?.stop());

const visit = async (page: Page, path: string, host = 'desk'): Promise<void> => {
  await page.goto(path.startsWith('http') ? path : `http://${host}.localhost:${server.port}${path}`);
  await waitForScripts(page);
};

const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 844 });
  await addAuthenticator(page);
  return page;
};

const signOwnerIn = async (page: Page): Promise<void> => {
  await visit(page, await readDemoLink('Banksia Used Cars', server.port));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
};

const confirm = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
};

const inviteKit = async (owner: Page, kit: Page): Promise<void> => {
  await visit(owner, `/sites/${site}/staff`);
  await owner.getByLabel('Work email').fill('kit@banksia.example');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await confirm(owner);
  await expect(owner.getByRole('region', { name: 'Invited' })).toContainText('kit@banksia.example');
  const link = /http:\/\/desk\.localhost:\d+\/invitations\/[\w-]{43}/;
  await visit(kit, await readFromMail('kit@banksia.example', link, server.port));
  await kit.getByLabel('Your name').fill('Kit Salter');
  await kit.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(kit).toHaveURL(/\/inbox$/);
};

const addRule = async (owner: Page): Promise<void> => {
  await visit(owner, `/sites/${site}/routing`);
  const rules = owner.getByRole('region', { name: 'Rules' });
  // While there are no rules, the form for a new rule is open.
  const added = rules.locator('form').filter({ hasText: 'Add rule' });
  await added.getByLabel('Rule name').fill('Everybody');
  await added.getByLabel('Leads go to').selectOption('turns');
  await added.getByLabel('Demo Owner').check();
  await added.getByLabel('Kit Salter').check();
  await added.getByRole('button', { name: 'Add rule' }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(1);
};

const payDeposit = async (page: Page): Promise<void> => {
  await visit(page, '/search/used-cars/', site);
  await page
    .getByRole('link', { name: /^Reserve Now/ })
    .last()
    .click();
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Deposit');
  await page.getByLabel('Email address').fill('mia@example.com');
  await page.getByLabel('Phone number').fill('0412 345 678');
  await page.getByLabel('I’ve read and agree to the reservation terms').check();
  await page.getByRole('button', { name: 'Continue to deposit' }).click();
  await page.getByRole('button', { name: /^Pay \$200/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car is reserved for you');
};

test('banksia-used at 1280: after 20 minutes without an answer a lead goes to somebody else, and a refund asks for the passkey again', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const [ofOwner, ofKit] = [await browser.newContext(), await browser.newContext()];
  const [owner, kit] = [await openPage(ofOwner), await openPage(ofKit)];
  await signOwnerIn(owner);
  await inviteKit(owner, kit);
  await addRule(owner);

  const fields = { name: 'Priya', last_name: 'Waits', email: 'p@example.com', message: 'Anybody?', page: '/contact' };
  const lead = await sendLead(request, site, fields, server.port);
  await visit(owner, `/sites/${site}/inbox/${lead}`);
  const article = owner.getByRole('article', { name: 'Priya Waits' });
  await expect(article).toContainText(/The desk assigned it to .* under the routing rules/);
  const isOwners = (await article.innerText()).includes('assigned it to Demo Owner');
  const next = isOwners ? 'Kit Salter' : 'Demo Owner';
  await payDeposit(await ofOwner.newPage());

  server.moveClock(19);
  await expect(article).not.toContainText('because nobody had replied');
  server.moveClock(2);
  await expect(article).toContainText(`The desk assigned it to ${next} because nobody had replied`);

  await visit(owner, `/sites/${site}/reservations`);
  await owner.getByRole('link', { name: /Mia Deposit/ }).click();
  await owner.locator('summary', { hasText: 'Release and refund $200' }).click();
  await owner.getByRole('button', { name: 'Release and refund $200' }).click();
  await confirm(owner);
  await expect(owner.getByRole('region', { name: 'Activity' })).toContainText('deposit refunded');
  expect(await readFromMail('mia@example.com', /Subject: Refund: /, server.port)).toBeTruthy();
  await Promise.all([ofOwner.close(), ofKit.close()]);
});
