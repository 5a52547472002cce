import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBusinessHours } from '#src/inbox/rules/clock/business-hours.ts';
import { listTimers } from '#src/inbox/rules/clock/choose-timer-step.ts';
import { findClockPlace } from '#src/inbox/rules/clock/find-clock-place.ts';
import { addDemoRule } from '#src/inbox/server/clock/add-demo-rule.ts';
import { createRoutingStore } from '#src/inbox/server/clock/routing-store.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { openTestStaff } from '#src/staff/testing/open-test-staff.ts';

const load = async (slug: string): Promise<ResolvedSite> => {
  const loaded = await loadSite(join('sites', slug));
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  return loaded.site;
};

/** Noon on a Tuesday in Brisbane. */
const noonMs = Date.parse('2026-11-24T02:00:00Z');

it.each([
  ['wattle-group', { warn: 15, reassign: 20, overdue: 120 }],
  ['kingfisher-mazda', { warn: 10, reassign: 15, overdue: 60 }],
])('%s counts its own minutes', async (slug, minutes) => {
  const { config, locations } = await load(slug);
  const place = findClockPlace(locations, null);
  const timers = place === undefined ? [] : listTimers(config.inbox.clock, readBusinessHours(place), noonMs);
  expect(Object.fromEntries(timers.map(({ kind, dueMs }) => [kind, (dueMs - noonMs) / minuteMs]))).toEqual(minutes);
});

it('saltbush-caravans has an overdue limit only', async () => {
  const { config, locations } = await load('saltbush-caravans');
  const place = findClockPlace(locations, null);
  const timers = place === undefined ? [] : listTimers(config.inbox.clock, readBusinessHours(place), noonMs);
  expect(timers.map(({ kind }) => kind)).toEqual(['overdue']);
});

it.each([
  ['saltbush-caravans', ['Service Enquiry', 'Parts Enquiry']],
  ['kingfisher-mazda', ['Finance Enquiry', 'Service Enquiry']],
  ['wattle-group', null],
])('%s starts with the rule of its switch, once', async (slug, categories) => {
  const staff = await openTestStaff(testDatabases[0].open);
  const site = await load(slug);
  const ownerUuid = await staff.addPerson('Owner', { siteSlug: slug, role: 'owner' });
  await addDemoRule(staff.database, site);
  await addDemoRule(staff.database, site);
  const rules = await createRoutingStore(staff.database).listRules(slug);
  expect(rules.map(({ conditions, personUuids }) => [conditions.categories, personUuids])).toEqual(
    categories === null ? [] : [[categories, [ownerUuid]]],
  );
  await staff.close();
});
