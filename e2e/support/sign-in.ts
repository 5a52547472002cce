import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { dataFolderNote } from '../../scripts/testing/data-folder-note.ts';
import { port, type SiteSlug, siteUrl } from './sites.ts';

export const makePhone = (): string => `0412 ${randomInt(100, 1000)} ${randomInt(100, 1000)}`;

const findText = async (phone: string): Promise<string | undefined> => {
  const folder = join(await readFile(dataFolderNote(port), 'utf8'), 'sms');
  const to = `To: +61${phone.replaceAll(' ', '').slice(1)}\n`;
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.sms')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.find((text) => text.startsWith(to));
};

export const readCode = async (phone: string): Promise<string> => {
  // The message arrives within milliseconds, and longer intervals would slow down every test.
  await expect.poll(() => findText(phone), { message: 'a message', intervals: [20, 50, 100] }).toBeDefined();
  return /#(\d{6})$/m.exec((await findText(phone)) ?? '')?.[1] ?? '';
};

const send = (
  request: APIRequestContext,
  site: SiteSlug,
  { path, form, cookie }: { readonly path: string; readonly form: Record<string, string>; readonly cookie?: string },
): Promise<APIResponse> =>
  request.post(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${site}.localhost:${port}`, ...(cookie !== undefined && { cookie }) },
    form,
    maxRedirects: 0,
  });

const cookieOf = (answer: APIResponse): string => answer.headers()['set-cookie']?.split(';', 1)[0] ?? '';

export const signIn = async (page: Page, request: APIRequestContext, site: SiteSlug): Promise<void> => {
  const phone = makePhone();
  const asked = await send(request, site, { path: '/sign-in/code', form: { phone } });
  const form = { code: await readCode(phone) };
  const signedIn = await send(request, site, { path: '/sign-in', form, cookie: cookieOf(asked) });
  expect(signedIn.headers().location).toBe('/');
  const [name = '', value = ''] = cookieOf(signedIn).split('=');
  // Playwright's own method sets a domain, which a `__Host-` cookie can't have.
  const devTools = await page.context().newCDPSession(page);
  const url = siteUrl(site).replace('http:', 'https:');
  const kept = await devTools.send('Network.setCookie', { name, value, url, path: '/', secure: true, httpOnly: true });
  expect(kept.success).toBe(true);
};

export const signInHere = async (page: Page): Promise<void> => {
  const phone = makePhone();
  await page.getByLabel('Your mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Your 6-digit code').fill(await readCode(phone));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
