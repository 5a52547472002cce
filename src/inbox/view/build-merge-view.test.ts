import { expect, it } from 'vitest';
import { mailingSite, makeLead } from '#src/leads/testing/make-lead.ts';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import { buildMergedItems, buildMergeView } from './build-merge-view.ts';

const lead = makeLead();
const listed: InboxEntry = {
  ...lead,
  leadUuid: 'other',
  receivedAtMs: lead.receivedAt.getTime(),
  vehicleTitle: null,
  stage: 'offer',
  assigneeUuid: 'bob',
  assigneeName: 'Bob',
  answerDueMs: null,
  reminder: null,
  isSnoozed: false,
  isAnsweredElsewhere: false,
};
const near = { listed, far: null };
const farOf = (canMerge: boolean) => ({
  listed,
  far: { site: { ...mailingSite, slug: 'acme', name: 'Acme Cars', locations: [] }, canMerge },
});
type Facts = Parameters<typeof buildMergeView>[0];

const build = (facts: Partial<Facts>, canMerge = true) =>
  buildMergeView(
    { lead, others: [], merged: [], elsewhere: null, chosen: null, ...facts },
    {
      site: mailingSite,
      personUuid: 'ann',
      now: lead.receivedAt,
      canMerge,
      pageHref: '/main',
      hrefOf: (uuid, site) => `/${site === null ? '' : `${site}/`}${uuid}`,
      mergeHrefOf: (uuid, site) => `/main?merge=${site === null ? '' : `${site}/`}${uuid}`,
    },
  );

it('offers a merge with each other lead of the person, to those who may merge', () => {
  expect(build({ others: [near] }).others).toMatchObject([
    { mergeHref: '/main?merge=other', row: { href: '/other', assignee: { name: 'Bob' } } },
  ]);
  expect(build({ others: [near] }, false).others[0]?.mergeHref).toBeNull();
});

it('says who loses the other lead, and asks to check people who share no contact', () => {
  const linesOf = (contact: { email: string; phone: string }): string => {
    const { choice } = build({ chosen: { ...near, contact } });
    return choice === null || choice === 'unknown' ? '' : choice.lines.join(' ');
  };
  expect(linesOf({ email: lead.email.toUpperCase(), phone: 'x' })).toContain(
    'Bob will no longer see the other lead in their list',
  );
  expect(linesOf({ email: lead.email.toUpperCase(), phone: 'x' })).not.toContain('different');
  expect(linesOf({ email: 'x', phone: 'x' })).toContain('The phone numbers and email addresses are different.');
  expect(build({ chosen: 'unknown' }).choice).toBe('unknown');
});

it('names the site of a lead elsewhere, and offers to merge only to those who may at both sites', () => {
  const view = build({ others: [farOf(true)], merged: [farOf(false)] });
  const site = { slug: 'acme', name: 'Acme Cars' };
  expect(view.others).toMatchObject([{ site, mergeHref: '/main?merge=acme/other', row: { href: '/acme/other' } }]);
  expect(view.merged).toMatchObject([{ site, canUnmerge: false }]);
  expect(build({ elsewhere: { main: farOf(true) } }).elsewhere?.main).toMatchObject({
    site,
    row: { href: '/acme/other' },
  });
  expect(build({ others: [farOf(false)] }).others[0]?.mergeHref).toBeNull();
  expect(build({ others: [near], elsewhere: { main: null } }).others[0]?.mergeHref).toBeNull();
  expect(build({ others: [farOf(true)] }, false).others[0]?.mergeHref).toBeNull();
  const { choice } = build({ chosen: { ...farOf(true), contact: lead } });
  expect(choice).toMatchObject({
    site,
    lines: expect.arrayContaining([expect.stringContaining('will stay at Acme Cars')]),
  });
});

it('shows a merged lead in the timeline with what it said and its deliveries, but no replies', () => {
  const delivery = {
    kind: 'mail',
    target: 'sales@a.example',
    state: 'delivered',
    attempts: 1,
    lastError: null,
    queuedAtMs: 0,
    dueAtMs: 0,
    endedAtMs: 1,
  } as const;
  const items = buildMergedItems([{ lead, deliveries: [delivery, { ...delivery, kind: 'reply' }] }]);
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['arrived', lead.message],
    ['delivery', null],
  ]);
  expect(items[0]?.what).toContain(lead.firstName);
});
