import type { MailRow, MailView } from '#src/leads/view/mail-view.ts';
import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import type { FeedSource } from '../rules/config.ts';
import {
  type CommitmentKind,
  countUnnamed,
  type FeedRunReport,
  type HeldChange,
  type NamedVehicle,
  type ReturnedVehicle,
} from '../rules/feed-run.ts';
import { buildAcceptCommand } from './build-accept-command.ts';

export interface ReportedFeed {
  readonly source: string;
  readonly origin?: FeedSource | null;
  readonly finishedAt: Date;
  readonly report: FeedRunReport;
}

export interface ReportedSite {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
}

const mostListed = 20;

const heldLabels: Readonly<Record<HeldChange['kind'], string>> = {
  missing: 'Vehicles missing',
  offSale: 'Vehicles no longer for sale',
  pricesGone: 'Prices missing',
  pricesMoved: 'Prices changed',
  pricesRaised: 'All prices raised',
  pricesCut: 'All prices cut',
  photosGone: 'Photos missing',
  fieldsGone: 'Columns missing',
  otherPrices: 'Other prices',
  firstPrices: 'First prices',
  lowPrice: 'Low prices',
  tenfoldPrice: 'Prices ten times too high or too low',
  priceSwapped: 'Prices and costs swapped',
  costPrice: 'New prices that look like cost prices',
  pricesBelowCost: 'Prices below cost',
  highPrice: 'New prices that look too high',
  lowFirstPrice: 'New prices that look too low',
  odometerFallen: 'Odometer readings that went down',
  odometerSwapped: 'Prices and kilometres swapped',
  odometerPrices: 'Prices in the kilometres column',
  columnShifted: 'Values in the wrong rows',
  photosSwapped: 'Photos of other cars',
  photosNamed: 'Photos with another car’s stock number',
  photosShared: 'First photos shared with another car',
  firstPhotosNamed: 'First photos with another car’s stock number or rego',
  sameCar: 'New cars with another car’s VIN or rego',
  staffComments: 'Comments that look like notes to staff',
  firstOdometers: 'First kilometres',
  textChanged: 'Values that changed for many vehicles',
  statusEmptied: 'Empty statuses',
  marksHeld: 'Sold or on-hold marks in columns we held back',
  committed: 'Paid deposits',
  lastRow: 'Last row',
  missingSkipped: 'Vehicles not in the feed',
};

const stakes: Readonly<Record<CommitmentKind, string>> = {
  reservation: 'a paid deposit',
  purchase: 'an online purchase in progress',
  watchlist: 'on a watchlist',
};

const listNumbers = (held: HeldChange): string => {
  const { stockNumbers } = held;
  if (stockNumbers.length === 0) return '';
  const shown = stockNumbers.slice(0, mostListed);
  const rest = countUnnamed(held) + stockNumbers.length - shown.length;
  return ` Stock numbers: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
};

const toHeldRow = (held: HeldChange): MailRow => ({
  label: heldLabels[held.kind],
  text: held.sentence + listNumbers(held),
  href: null,
});

const toNamedRow = ({ stockNumber, name, commitments, isHeld }: NamedVehicle): MailRow => ({
  label: stockNumber,
  text: `${name}: ${commitments.map((kind) => stakes[kind]).join(', ')}. ${isHeld ? 'Still for sale.' : 'No longer for sale.'}`,
  href: null,
});

const listNamed = (named: readonly NamedVehicle[]): readonly MailRow[] => {
  const rest = named.length - mostListed;
  const more =
    rest > 0
      ? [
          {
            label: 'And',
            text: `${rest} more vehicles that shoppers have reserved, started to buy or saved`,
            href: null,
          },
        ]
      : [];
  return [...named.slice(0, mostListed).map(toNamedRow), ...more];
};

const toReturnedRow = ({ stockNumber, name, priceCents }: ReturnedVehicle): MailRow => ({
  label: stockNumber,
  text: `${name}: was sold, and the feed says it's for sale again, ${priceCents === null ? 'without a price' : `at ${formatPrice(priceCents)}`}.`,
  href: null,
});

const buildFailureMail = (site: ReportedSite, { report: { failure } }: ReportedFeed, when: string) => ({
  subject: `Your stock feed failed: ${site.name}`,
  preview: failure ?? '',
  heading: "We couldn't import your stock feed",
  paragraphs: [
    `The feed on ${when} failed, so nothing on ${site.name} has changed.`,
    failure ?? '',
    'Please have the feed corrected and sent again. Until then, your site keeps showing your stock as it was.',
  ],
});

const adviseHold = ({ slug }: ReportedSite, { source, origin = null, report }: ReportedFeed): string => {
  const { held, file } = report;
  if (held.every(({ kind }) => kind === 'missingSkipped'))
    return 'Please have the row corrected and the feed sent again.';
  const cost = held.some(({ kind }) => kind === 'fieldsGone')
    ? " Importing it also removes the missing columns' values from your stock."
    : '';
  const command = buildAcceptCommand({ siteSlug: slug, origin: origin?.kind === source ? origin : null, file });
  return `If the feed is wrong, have it corrected and sent again. If it's right, forward this email to the people who run your website, or import the file with this command: ${command}.${cost}`;
};

const buildHoldMail = (site: ReportedSite, feed: ReportedFeed, when: string) => ({
  subject: `We held back part of your stock feed: ${site.name}`,
  preview: feed.report.held[0]?.sentence ?? '',
  heading: 'We held back part of your stock feed',
  paragraphs: [
    `Some changes in the feed on ${when} looked wrong, so we didn't make them on ${site.name}. They're listed below.`,
    `Everything else is live. Vehicles added: ${feed.report.counts.added}, changed: ${feed.report.counts.changed}, no longer for sale: ${feed.report.counts.missing}.`,
    adviseHold(site, feed),
  ],
});

export const buildFeedReportMail = (site: ReportedSite, feed: ReportedFeed): MailView => {
  const { source, finishedAt, report } = feed;
  const when = describeFullMoment(finishedAt.getTime(), site.timeZone);
  const words = report.failure === null ? buildHoldMail : buildFailureMail;
  return {
    ...words(site, feed, when),
    sender: site.name,
    rows: [
      ...report.held.map(toHeldRow),
      ...listNamed(report.named),
      ...(report.returned ?? []).slice(0, mostListed).map(toReturnedRow),
    ],
    quote: null,
    footer: [`Feed source: ${source}`, "We'll email you about the same problem at most once a day."],
  };
};
