import { buildTrail, type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { specRowNames } from '#src/vehicle/rules/page/spec-row-names.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PictureView } from '#src/vehicle/view/gallery/build-gallery.ts';
import { buildSpecRows } from '#src/vehicle/view/information/build-spec-rows.ts';
import { specRowTable } from '#src/vehicle/view/information/spec-row-table.ts';

export interface ComparedVehicle {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly picture: PictureView | null;
  readonly soldText: string | null;
  readonly removeHref: string;
}

export interface CompareRow {
  readonly name: string;
  readonly label: string;
  /** One for each vehicle; null when unknown. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

/** Vehicles compared side by side. @spec D.54 */
export interface CompareView extends PageDocument {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly vehicles: readonly ComparedVehicle[];
  readonly rows: readonly CompareRow[];
  readonly missingText: string | null;
  readonly searchHref: string;
}

/** Rows that always differ, so a difference means nothing. */
const identifiers: ReadonlySet<string> = new Set(['rego', 'regoExpiry', 'stockNumber', 'vin']);

const buildRow = (name: string, label: string, values: readonly (string | null)[]): CompareRow => ({
  name,
  label,
  values,
  isDifferent: new Set(values).size > 1 && !identifiers.has(name),
});

const isKnown = ({ values }: CompareRow): boolean => values.some((value) => value !== null);

const describePrice = ({ price, soldText }: VehicleCardView): string | null =>
  price === null ? soldText : joinKnown([price.text, price.qualifier], ' ');

/** Returns price, condition and every specification row that at least one vehicle has. @spec D.54, B9.46 */
const buildRows = (
  vehicles: readonly Vehicle[],
  cards: readonly VehicleCardView[],
  { site, now }: ViewContext,
): readonly CompareRow[] => {
  const today = localDay(now, site.timeZone);
  const figures = vehicles.map((vehicle) => buildSpecRows(vehicle, specRowNames, site.config.vehicle.page, today));
  const specifications = specRowNames.map((name) =>
    buildRow(
      name,
      specRowTable[name].label,
      figures.map((own) => own.find((figure) => figure.name === name)?.value ?? null),
    ),
  );
  const conditions = vehicles.map(({ carType }) => site.config.search.carTypeLabels[carType]);
  return [
    buildRow('price', 'Price', cards.map(describePrice)),
    buildRow('condition', 'Condition', conditions),
    ...specifications,
  ].filter(isKnown);
};

const buildColumns = (cards: readonly VehicleCardView[]): readonly ComparedVehicle[] =>
  cards.map(({ id, href, title, subtitle, picture, status }) => ({
    id,
    href,
    title,
    subtitle,
    picture,
    soldText: status === 'sold' ? 'SOLD' : null,
    removeHref: pagePaths.compare(cards.filter((other) => other.id !== id).map((other) => other.id)),
  }));

/**
 * Builds the comparison, in the order asked for.
 * @param missingCount ids without a listed vehicle on this site
 * @spec D.54, B1.13
 */
export const buildCompareView = (
  vehicles: readonly Vehicle[],
  missingCount: number,
  context: ViewContext,
): CompareView => {
  const { site } = context;
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  const cards = vehicles.map((vehicle) => buildVehicleCard(vehicle, context));
  const title = `Compare ${noun.many}`;
  const missing = formatCount(missingCount, { one: `${noun.one} is`, many: `${noun.many} are` });
  return {
    title,
    breadcrumb: buildTrail(title),
    vehicles: buildColumns(cards),
    rows: vehicles.length === 0 ? [] : buildRows(vehicles, cards, context),
    missingText: missingCount === 0 ? null : `${missing} no longer listed.`,
    searchHref: site.config.search.path,
    documentTitle: `${title} | ${site.name}`,
    description: `Compare ${noun.many} from ${site.name} side by side.`,
    canonicalUrl: `${site.url}${pagePaths.compare(cards.map(({ id }) => id))}`,
    ...unindexedPage,
  };
};
