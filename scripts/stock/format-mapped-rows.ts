import { locale } from '../../src/lib/australia.ts';
import { formatPrice } from '../../src/lib/format-number.ts';
import { describeMissingPhotos } from '../../src/stock-import/rules/describe-missing-photos.ts';
import type { RefusedRow } from '../../src/stock-import/server/feed-row.ts';
import type { PlannedRow } from '../../src/stock-import/server/plan-row.ts';

export type MappedRow = PlannedRow | RefusedRow;

type PlannedVehicle = Extract<MappedRow, { kind: 'vehicle' }>;

const mostDoubtful = 20;
const mostShown = 10;
const leastGood = 3;

const countPhotos = ({ vehicle, namedPhotos }: PlannedVehicle): string => {
  const shown = vehicle.images.length;
  if (namedPhotos === 0) return 'no photos';
  if (shown < namedPhotos) return `${shown} of ${namedPhotos} photos can be shown`;
  return shown === 1 ? '1 photo' : `${shown} photos`;
};

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`);

const formatRow = (row: MappedRow): string => {
  if (row.kind === 'refused') {
    const name = row.stockNumber === null ? '' : ` (${row.stockNumber})`;
    return [`row ${row.row}${name} is refused`, ...indent([row.reason])].join('\n');
  }
  if (row.kind === 'refuse') {
    const [first] = row.refusals;
    const name = first?.stockNumber == null ? '' : ` (${first.stockNumber})`;
    const reasons = row.refusals.map(({ column, reason }) => `${column ?? 'row'}: ${reason}`);
    return [`row ${first?.row ?? '?'}${name} is refused`, ...indent(reasons)].join('\n');
  }
  const { vehicle, warnings } = row;
  const parts = [
    vehicle.stockNumber,
    vehicle.name,
    vehicle.priceCents === null ? 'no price' : `${formatPrice(vehicle.priceCents)} ${vehicle.priceType ?? ''}`.trim(),
    vehicle.odometerKm === null ? 'no odometer' : `${vehicle.odometerKm.toLocaleString(locale)} km`,
    vehicle.locationName ?? 'no yard',
    countPhotos(row),
  ];
  return [parts.join(' | '), ...indent(warnings.map(({ column, reason }) => `${column ?? 'row'}: ${reason}`))].join(
    '\n',
  );
};

/** Collects rows as an import would read them: those with a remark are shown first, then some of the others. */
export const createRowList = (siteSlug: string) => {
  const doubtful: string[] = [];
  const good: string[] = [];
  const counts = { rows: 0, refused: 0, warned: 0, priced: 0, shown: 0, named: 0, missing: 0, missingOf: 0 };
  let firstMissing: string | undefined;
  const countVehicle = ({ vehicle, warnings, namedPhotos, missingPhotos }: PlannedVehicle): void => {
    if (warnings.length > 0) counts.warned += 1;
    if (vehicle.priceCents !== null) counts.priced += 1;
    counts.shown += vehicle.images.length;
    counts.named += namedPhotos;
    counts.missing += missingPhotos.length;
    counts.missingOf += missingPhotos.length > 0 ? 1 : 0;
    firstMissing ??= missingPhotos[0];
  };
  return {
    add: (row: MappedRow): void => {
      counts.rows += 1;
      if (row.kind === 'vehicle') countVehicle(row);
      else counts.refused += 1;
      const isGood = row.kind === 'vehicle' && row.warnings.length === 0;
      const [list, most] = isGood ? [good, mostShown] : [doubtful, mostDoubtful];
      if (list.length < most) list.push(formatRow(row));
    },
    format: (): readonly string[] => {
      const { rows, refused, warned, priced, shown, named, missing, missingOf } = counts;
      const notShown = refused + warned - doubtful.length;
      return [
        ...doubtful,
        ...(notShown > 0 ? [`and ${notShown} more rows with a remark`] : []),
        ...good.slice(0, Math.max(leastGood, mostShown - doubtful.length)),
        '',
        ...(firstMissing === undefined
          ? []
          : [describeMissingPhotos({ photos: missing, vehicles: missingOf, first: firstMissing }, siteSlug)]),
        `${rows} rows: ${refused} refused, ${warned} with a warning, ${rows - refused - warned} without. ${priced} with a price. ${shown} of ${named} photos can be shown.`,
      ];
    },
  };
};
