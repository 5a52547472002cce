import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { consentNames } from '../rules/answers/consents.ts';
import { sealer } from '../testing/prepare-applications.ts';
import { typedAnswers } from '../testing/test-application.ts';
import type { StoredApplication } from './application-row.ts';
import { createApplicationService } from './application-service.ts';

const now = new Date('2026-11-22T00:00:00Z');
const lenders = { plain: { name: 'Plain', ratesPercent: { good: 9.95 } } };
const site = resolveOrThrow(minimalSite('wattle', 'group', { financeApplication: { enabled: true, lenders } }));
const visitorUuid = randomUUID();
const draft: StoredApplication = {
  applicationUuid: randomUUID(),
  siteSlug: site.slug,
  visitorUuid,
  vehicleId: null,
  state: 'draft',
  revision: 1,
  content: { answers: typedAnswers, problems: {}, consents: [], decision: null },
  leadUuid: null,
  startedAt: now,
  sentAt: null,
};

const sendWith = (sent: StoredApplication | undefined): Promise<boolean> => {
  const found = [draft];
  const service = createApplicationService({
    store: {
      findDraft: async () => found.shift(),
      findSent: async () => sent,
      changeDraft: async () => undefined,
      moveDraft: async () => true,
    },
    sealer,
    leads: { submitWith: async () => ({ kind: 'refused' }) },
    decide: async () => null,
    readClock: () => now,
  });
  const origin = { page: '/apply-for-finance', userAgent: null };
  return service.send({ site, vehicleId: null, vehicle: null, visitorUuid }, consentNames, origin);
};

it('says that an application was sent only if another request sent it during the assessment [D.41]', async () => {
  expect(await sendWith({ ...draft, state: 'sent' })).toBe(true);
  // Another tab moved the draft to another vehicle.
  expect(await sendWith(undefined)).toBe(false);
});
