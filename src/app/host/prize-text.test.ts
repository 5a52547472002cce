import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeLeadSite } from '#src/leads/testing/make-lead-site.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createSpinStore } from '#src/wheel/server/spin-store.ts';
import { createWheelService } from '#src/wheel/server/wheel-service.ts';
import { makeTestCampaign, testCampaign } from '#src/wheel/testing/make-test-campaign.ts';
import { openTestOutbox } from './testing/open-test-outbox.ts';

const dataDir = makeTemporaryFolder('prize-text');
const visitor = { visitorUuid: '00000000-0000-4000-8000-000000000001', phone: '+61412345678' };
let test: TestDatabase;
let leads: ReturnType<typeof openTestOutbox>;

const listTexts = (): readonly string[] => {
  const folder = join(dataDir, 'sms');
  const names = statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder);
  return names.filter((name) => name.endsWith('.sms')).map((name) => readFileSync(join(folder, name), 'utf8'));
};

beforeAll(async () => {
  test = await testDatabases[0].open();
  leads = openTestOutbox({ database: test.database, dataDir, config: { wheel: { campaign: testCampaign() } } });
});
afterAll(async () => {
  await leads?.close();
  await test?.close();
});

it('the code of a prize comes by text message too, once, to the number that was proven [L2.15] [D.28]', async () => {
  const campaign = makeTestCampaign();
  const site = makeLeadSite();
  const store = createSpinStore(test.database);
  const service = createWheelService({ store, readClock: () => new Date('2026-11-20T01:00:00Z'), draw: () => 0 });
  const form = { name: 'Ann', email: 'ann@example.com', phone: '0499 999 999', terms: 'on' };
  const sent = { fields: new URLSearchParams(form), userAgent: null };
  const turn = () =>
    service.turn({ ...site, config: { ...site.config, wheel: { campaign } } }, campaign, visitor, sent);
  await Promise.all([turn(), turn()]);
  leads.wake();
  await vi.waitFor(() => expect(listTexts()).toHaveLength(1), { timeout: 10_000, interval: 20 });
  const [text = ''] = listTexts();
  const go = await store.find({ siteSlug: 'wattle', campaignKey: 'spring', ...visitor });
  expect(text).toMatch(/^To: \+61412345678\n\n/);
  expect(text).toContain(`you've won a set of ramps. Code ${go?.code}, use by 20 December 2026.`);
  expect(text).toContain('/spin-to-win');
});
