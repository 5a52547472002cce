import { expect, it } from 'vitest';
import type { FeedRunReport } from '../rules/feed-run.ts';
import { buildFeedReportMail } from './build-feed-report-mail.ts';

const site = { slug: 'wattle', name: 'Wattle', timeZone: 'Australia/Sydney' };
const counts = { rows: 9, added: 1, changed: 2, unchanged: 6, refused: 0, warned: 0, missing: 3 };
const mailOf = (report: Partial<FeedRunReport>) =>
  buildFeedReportMail(site, {
    source: 'push',
    finishedAt: new Date('2026-11-21T02:00:00Z'),
    report: { failure: null, counts, held: [], named: [], ...report },
  });

it('says why a feed failed, in the time of the site', () => {
  const mail = mailOf({ failure: 'The file has no rows.' });
  expect(mail).toMatchObject({ subject: 'Your stock feed failed: Wattle', preview: 'The file has no rows.', rows: [] });
  expect(mail.paragraphs[0]).toMatch(/^The feed on Saturday 21 November 2026 at 1:00 pm failed/);
  expect(mail.paragraphs.join()).not.toContain('accept');
});

it('says what was held back, what landed and how to let it through', () => {
  const stockNumbers = Array.from({ length: 50 }, (_, index) => `T${index}`);
  const mail = mailOf({ held: [{ kind: 'missing', count: 60, sentence: 'Sixty are gone.', stockNumbers }] });
  expect(mail.subject).toBe('We held back part of your stock feed: Wattle');
  expect(mail.rows).toMatchObject([
    { label: 'Vehicles missing', text: expect.stringMatching(/T18, T19 and 40 more\.$/) },
  ]);
  expect(mail.paragraphs.join()).toContain('Vehicles added: 1, changed: 2, no longer for sale: 3.');
  expect(mail.paragraphs.at(-1)).toMatch(
    /If it's right, forward this email to .*, or import the file with this command: npm run stock -- import FILE --site wattle --accept\.$/,
  );
});

it('names the command with the real source of the feed', () => {
  const report: FeedRunReport = {
    failure: null,
    counts,
    held: [{ kind: 'missing', count: 2, sentence: 'Two are gone.', stockNumbers: [] }],
    named: [],
    file: { name: 'stock.csv', format: 'csv' },
  };
  const origin = {
    kind: 'https',
    url: 'https://a.example/stock.csv',
    authorizationVariable: null,
    everyMinutes: 30,
  } as const;
  const finishedAt = new Date('2026-11-21T02:00:00Z');
  const lastOf = (source: string) =>
    buildFeedReportMail(site, { source, finishedAt, report, origin }).paragraphs.at(-1);
  expect(lastOf('https')).toContain(
    ': curl --fail --location --output stock.csv https://a.example/stock.csv && npm run stock -- import stock.csv --site wattle --format csv --accept.',
  );
  // The feed came from another source than the site's current one.
  expect(lastOf('folder')).not.toContain('curl');
});

it('says what accepting costs if a column is missing, and not to accept a feed whose row must be corrected', () => {
  const heldOf = (kind: 'fieldsGone' | 'missingSkipped') =>
    mailOf({ held: [{ kind, count: 1, sentence: 'Held.', stockNumbers: [] }] }).paragraphs.at(-1);
  expect(heldOf('fieldsGone')).toMatch(
    /--accept\. Importing it also removes the missing columns' values from your stock\.$/,
  );
  expect(heldOf('missingSkipped')).toBe('Please have the row corrected and the feed sent again.');
});

it('names sold vehicles that the feed puts back on sale [B4.02]', () => {
  const returned = [
    { stockNumber: 'T1', name: '2021 Kia Rio', priceCents: 1_999_000 },
    { stockNumber: 'T2', name: '2020 Kia Rio', priceCents: null },
  ];
  expect(mailOf({ returned }).rows).toMatchObject([
    { label: 'T1', text: "2021 Kia Rio: was sold, and the feed says it's for sale again, at $19,990." },
    { label: 'T2', text: "2020 Kia Rio: was sold, and the feed says it's for sale again, without a price." },
  ]);
});

it('names vehicles in which shoppers have a stake, and counts those beyond twenty', () => {
  const named = Array.from({ length: 23 }, (_, index) => ({
    stockNumber: `T${index}`,
    name: '2021 Kia Rio',
    commitments: ['reservation', 'watchlist'] as const,
    isHeld: index === 0,
  }));
  const { rows } = mailOf({ named });
  expect(rows).toHaveLength(21);
  expect(rows[0]?.text).toBe('2021 Kia Rio: a paid deposit, on a watchlist. Still for sale.');
  expect(rows[1]?.text).toContain('No longer for sale.');
  expect(rows.at(-1)?.text).toBe('3 more vehicles that shoppers have reserved, started to buy or saved');
});
