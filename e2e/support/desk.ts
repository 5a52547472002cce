import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { dataFolderNote } from '../../scripts/testing/data-folder-note.ts';
import { port, type SiteSlug } from './sites.ts';

export const deskUrl = (path = '/'): string => `http://desk.localhost:${port}${path}`;

export const addAuthenticator = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const readDataFile = async (name: string, serverPort: number): Promise<string> =>
  readFile(join(await readFile(dataFolderNote(serverPort), 'utf8'), name), 'utf8').catch(() => '');

export const readDemoLink = async (siteName: string, serverPort = port): Promise<string> => {
  const find = async () =>
    (await readDataFile('printed.txt', serverPort)).split('\n').find((line) => line.startsWith(`Desk of ${siteName}`));
  await expect.poll(find).toBeDefined();
  return (await find())?.split(/\s+/).at(-1) ?? '';
};

export const sendLead = async (
  request: APIRequestContext,
  site: SiteSlug,
  fields: Readonly<Record<string, string>>,
  serverPort = port,
): Promise<string> => {
  const answer = await request.post(`http://127.0.0.1:${serverPort}/api/leads`, {
    headers: { host: `${site}.localhost:${serverPort}` },
    data: { form: 'enquiry', phone: '0412 345 678', page: '/', terms_of_use: true, ...fields },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { lead_id: string }).lead_id;
};
