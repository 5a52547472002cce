import { locale } from '../../../src/lib/australia.ts';
import { formatPrice } from '../../../src/lib/format-number.ts';
import { findShownPriceCents } from '../../../src/pricing/rules/find-shown-price-cents.ts';
import { describeMissingPhotos } from '../../../src/stock-import/rules/describe-missing-photos.ts';
import { findOffSale } from '../../../src/stock-import/rules/find-off-sale.ts';
import { joinReasons } from '../../../src/stock-import/rules/join-reasons.ts';
import type { RowRemark } from '../../../src/stock-import/rules/row-remark.ts';
import { toRemarkKind } from '../../../src/stock-import/rules/to-remark-kind.ts';
import type { IgnoredRow, RefusedRow } from '../../../src/stock-import/server/feed-row.ts';
import type { PlannedRow } from '../../../src/stock-import/server/plan-row.ts';

export type MappedRow = PlannedRow | RefusedRow | IgnoredRow;

const formatRemark = ({ column, reason }: RowRemark): ReadRemark => ({
  kind: toRemarkKind({ column, reason }),
  text: `${column ?? 'row'}: ${reason}`,
});

type PlannedVehicle = Extract<MappedRow, { kind: 'vehicle' }>;

const mostDoubtful = 20;
const mostKept = 5000;
const mostShown = 10;
const leastGood = 3;

const countPhotos = ({ vehicle, namedPhotos }: PlannedVehicle): string => {
  const shown = vehicle.images.length;
  if (namedPhotos === 0) return 'no photos';
  if (shown < namedPhotos) return `${shown} of ${namedPhotos} photos can be shown`;
  return shown === 1 ? '1 photo' : `${shown} photos`;
};

const offSaleWords = { sold: 'sold', notOnSale: 'not for sale' } as const;

interface ReadRemark {
  readonly kind: string;
  readonly text: string;
}

interface ReadRow {
  readonly place: string;
  readonly line: string;
  readonly remarks: readonly ReadRemark[];
}

const placeOf = (row: number | string, stockNumber: string | null | undefined): string =>
  stockNumber == null ? `row ${row}` : `row ${row} (${stockNumber})`;

const readRow = (row: Exclude<MappedRow, IgnoredRow>): ReadRow => {
  if (row.kind === 'refused') {
    const place = placeOf(row.row, row.stockNumber);
    return { place, line: `${place} is refused`, remarks: [formatRemark({ ...row, column: null })] };
  }
  if (row.kind === 'refuse') {
    const [first] = row.refusals;
    const place = placeOf(first?.row ?? '?', first?.stockNumber);
    return { place, line: `${place} is refused`, remarks: row.refusals.map(formatRemark) };
  }
  const { vehicle, warnings } = row;
  const offSale = findOffSale(vehicle);
  const shownCents = findShownPriceCents(vehicle);
  const parts = [
    vehicle.stockNumber,
    vehicle.name,
    shownCents === null ? 'no price' : `${formatPrice(shownCents)} ${vehicle.priceType ?? ''}`.trim(),
    vehicle.odometerKm === null ? 'no odometer' : `${vehicle.odometerKm.toLocaleString(locale)} km`,
    vehicle.locationName ?? 'no yard',
    countPhotos(row),
    ...(offSale === null ? [] : [offSaleWords[offSale]]),
    ...(vehicle.isReserved ? ['reserved'] : []),
  ];
  return { place: placeOf(row.row, vehicle.stockNumber), line: parts.join(' | '), remarks: warnings.map(formatRemark) };
};

interface Remark {
  /** At most four texts: one more than is printed, to show that there are more. */
  readonly texts: Set<string>;
  readonly places: string[];
  count: number;
}

const mostPlaces = 3;
const mostTexts = 4;

const createRemarkCounter = () => {
  const byKind = new Map<string, Remark>();
  const isShared = ({ kind }: ReadRemark): boolean => (byKind.get(kind)?.count ?? 0) > 1;
  return {
    add: ({ place, remarks }: ReadRow): void => {
      for (const [kind, text] of new Map(remarks.map((remark) => [remark.kind, remark.text]))) {
        const remark = byKind.get(kind) ?? { texts: new Set(), places: [], count: 0 };
        remark.count += 1;
        if (remark.texts.size < mostTexts) remark.texts.add(text);
        if (remark.places.length < mostPlaces) remark.places.push(place);
        byKind.set(kind, remark);
      }
    },
    isPlain: ({ remarks }: ReadRow): boolean => remarks.length > 0 && remarks.every(isShared),
    formatRow: ({ line, remarks }: ReadRow): string =>
      [line, ...remarks.filter((remark) => !isShared(remark)).map(({ text }) => `    ${text}`)].join('\n'),
    formatShared: (): readonly string[] => {
      const shared = [...byKind.values()].filter(({ count }) => count > 1).slice(0, mostDoubtful);
      return shared.map(({ texts, places, count }) => {
        const rest = count > places.length ? ` and ${count - places.length} more` : '';
        return `${count} rows: ${joinReasons([...texts])}\n    ${places.join(', ')}${rest}`;
      });
    },
  };
};

interface Sample {
  readonly line: string;
  readonly rank: number;
}

export const createRowList = (siteSlug: string) => {
  const doubtful: ReadRow[] = [];
  const good: ReadRow[] = [];
  const ignored: number[] = [];
  const samples: Sample[] = [];
  const remarks = createRemarkCounter();
  const counts = {
    rows: 0,
    refused: 0,
    warned: 0,
    ignored: 0,
    priced: 0,
    shown: 0,
    named: 0,
    missing: 0,
    missingOf: 0,
  };
  let firstMissing: string | undefined;
  const countVehicle = ({ vehicle, warnings, namedPhotos, missingPhotos }: PlannedVehicle): void => {
    if (warnings.length > 0) counts.warned += 1;
    if (findShownPriceCents(vehicle) !== null) counts.priced += 1;
    counts.shown += vehicle.images.length;
    counts.named += namedPhotos;
    counts.missing += missingPhotos.length;
    counts.missingOf += missingPhotos.length > 0 ? 1 : 0;
    firstMissing ??= missingPhotos[0];
  };
  const addSample = ({ vehicle }: PlannedVehicle, line: string): void => {
    samples.push({ line, rank: (findOffSale(vehicle) === null ? 2 : 0) + (vehicle.images.length > 0 ? 1 : 0) });
    samples.sort((one, other) => other.rank - one.rank);
    samples.splice(leastGood);
  };
  const formatIgnored = (): readonly string[] => {
    if (counts.ignored === 0) return [];
    const rest = counts.ignored > ignored.length ? ` and ${counts.ignored - ignored.length} more` : '';
    return [`Not cars: ${counts.ignored === 1 ? 'row' : 'rows'} ${ignored.join(', ')}${rest}.`];
  };
  return {
    add: (row: MappedRow): void => {
      if (row.kind === 'ignored') {
        if (ignored.length < mostDoubtful) ignored.push(row.row);
        counts.ignored += 1;
        return;
      }
      counts.rows += 1;
      if (row.kind === 'vehicle') countVehicle(row);
      else counts.refused += 1;
      const isGood = row.kind === 'vehicle' && row.warnings.length === 0;
      const [list, most] = isGood ? [good, mostShown] : [doubtful, mostKept];
      const read = readRow(row);
      remarks.add(read);
      if (list.length < most) list.push(read);
      if (row.kind === 'vehicle') addSample(row, read.line);
    },
    formatSamples: (): readonly string[] => samples.map(({ line }) => line),
    formatIgnored,
    format: (): readonly string[] => {
      const { rows, refused, warned, priced, shown, named, missing, missingOf } = counts;
      const [own = [], plain = []] = [false, true].map((isPlain) =>
        doubtful.filter((row) => remarks.isPlain(row) === isPlain),
      );
      const shownRows = own.slice(0, mostDoubtful);
      const notShown = refused + warned - plain.length - shownRows.length;
      const samples = [...plain, ...good].slice(0, Math.max(leastGood, mostShown - shownRows.length));
      return [
        ...remarks.formatShared(),
        ...shownRows.map(remarks.formatRow),
        ...(notShown > 0 ? [`and ${notShown} more rows with remarks`] : []),
        ...samples.map(remarks.formatRow),
        '',
        ...formatIgnored(),
        ...(firstMissing === undefined
          ? []
          : [describeMissingPhotos({ photos: missing, vehicles: missingOf, first: firstMissing }, siteSlug)]),
        `${rows} rows: ${refused} refused, ${warned} with a warning, ${rows - refused - warned} without. ${priced} with a price. ${shown} of ${named} photos can be shown.`,
      ];
    },
  };
};
