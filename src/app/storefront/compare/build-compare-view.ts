import { buildTrail, type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { mostCompared } from '#src/favourites/rules/entries.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { buildSimilarSearchHref } from '#src/search/rules/url/build-similar-search-href.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { specRowNames } from '#src/vehicle/rules/page/spec-row-names.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PictureView } from '#src/vehicle/view/gallery/build-gallery.ts';
import { buildSpecRows } from '#src/vehicle/view/information/build-spec-rows.ts';
import { specRowTable } from '#src/vehicle/view/information/spec-row-table.ts';
import { type BestMark, type CompareRowName, compareGroups, findBest, identifiers } from './compare-groups.ts';

export interface ComparedVehicle {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly picture: PictureView | null;
  /** Without a price, the text that a sold vehicle's card shows; null if there's neither. */
  readonly priceText: string | null;
  /** Such as 'Drive Away'. */
  readonly priceTerms: string | null;
  readonly soldText: string | null;
  readonly removeHref: string;
  readonly action: CompareAction;
}

export interface CompareAction {
  readonly label: string;
  readonly href: string;
}

export interface CompareRow {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
  readonly best: BestMark | null;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** @spec D.54 */
export interface CompareView extends PageDocument {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly vehicles: readonly ComparedVehicle[];
  readonly groups: readonly CompareGroup[];
  /** False if no row differs, or half of the rows or more: a tint on most rows points at nothing. */
  readonly isTinted: boolean;
  readonly missingText: string | null;
  readonly searchHref: string;
  readonly addLabel: string | null;
}

const isKnown = ({ values }: CompareRow): boolean => values.some((value) => value !== null);

const describePrice = ({ price, soldText }: VehicleCardView): string | null =>
  price === null ? soldText : joinKnown([price.text, price.qualifier], ' ');

/** False if some prices include charges that others don't, for example. Such prices can't be compared. */
const haveSameTerms = (cards: readonly VehicleCardView[]): boolean =>
  new Set(cards.flatMap(({ price }) => (price === null ? [] : [price.qualifier]))).size < 2;

/** @spec D.54, B9.46 */
const buildGroups = (
  vehicles: readonly Vehicle[],
  cards: readonly VehicleCardView[],
  { site, now }: ViewContext,
): readonly CompareGroup[] => {
  const today = localDay(now, site.timeZone);
  const figures = vehicles.map((vehicle) => buildSpecRows(vehicle, specRowNames, site.config.vehicle.page, today));
  const readRow = (name: CompareRowName): Pick<CompareRow, 'label' | 'values'> => {
    if (name === 'price') return { label: 'Price', values: cards.map(describePrice) };
    if (name === 'condition') {
      return { label: 'Condition', values: vehicles.map(({ carType }) => site.config.search.carTypeLabels[carType]) };
    }
    const values = figures.map((own) => own.find((figure) => figure.name === name)?.value ?? null);
    return { label: specRowTable[name].label, values };
  };
  const toRow = (name: CompareRowName): CompareRow => {
    const { label, values } = readRow(name);
    const isDifferent = new Set(values).size > 1 && !identifiers.has(name);
    const isComparable = isDifferent && (name !== 'price' || haveSameTerms(cards));
    return { name, label, values, isDifferent, best: isComparable ? findBest(name, vehicles) : null };
  };
  return compareGroups
    .map(({ title, rows }) => ({ title, rows: rows.map(toRow).filter(isKnown) }))
    .filter(({ rows }) => rows.length > 0);
};

const isTinted = (groups: readonly CompareGroup[]): boolean => {
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ isDifferent }) => isDifferent).length;
  return differing > 0 && differing < rows.length / 2;
};

/**
 * On the vehicle's own page, a site's chat can replace Enquire. It can't here, because this page has no dialog to ask
 * for consent to chat.
 * @spec L4.30
 */
const buildAction = (vehicle: Vehicle, { site, paths }: ViewContext): CompareAction =>
  isInStock(vehicle)
    ? { label: site.config.leads.enquireLabel, href: pagePaths.vehicleForm(vehicle.slug, 'enquire') }
    : { label: 'Find similar', href: buildSimilarSearchHref(vehicle, paths) };

const buildColumns = (
  vehicles: readonly Vehicle[],
  cards: readonly VehicleCardView[],
  context: ViewContext,
): readonly ComparedVehicle[] =>
  vehicles.flatMap((vehicle, at) => {
    const card = cards[at];
    if (card === undefined) return [];
    const { id, href, title, subtitle, picture, status } = card;
    const { label, href: actionHref } = buildAction(vehicle, context);
    return [
      {
        id,
        href,
        title,
        subtitle,
        picture,
        priceText: card.price?.text ?? card.soldText,
        priceTerms: card.price?.qualifier ?? null,
        soldText: status === 'sold' ? 'SOLD' : null,
        removeHref: pagePaths.compare(cards.filter((other) => other.id !== id).map((other) => other.id)),
        action: { label, href: actionHref },
      },
    ];
  });

/** `missingCount` is the number of requested ids without a listed vehicle on this site. @spec D.54, B1.13 */
export const buildCompareView = (
  vehicles: readonly Vehicle[],
  missingCount: number,
  context: ViewContext,
): CompareView => {
  const { site } = context;
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  const cards = vehicles.map((vehicle) => buildVehicleCard(vehicle, context));
  const groups = buildGroups(vehicles, cards, context);
  const title = `Compare ${noun.many}`;
  const missing = formatCount(missingCount, { one: `${noun.one} is`, many: `${noun.many} are` });
  return {
    title,
    breadcrumb: buildTrail(title),
    vehicles: buildColumns(vehicles, cards, context),
    groups,
    isTinted: isTinted(groups),
    missingText: missingCount === 0 ? null : `${missing} no longer listed.`,
    searchHref: site.config.search.path,
    addLabel: vehicles.length < mostCompared ? `Add another ${noun.one}` : null,
    documentTitle: `${title} | ${site.name}`,
    description: `Compare ${noun.many} from ${site.name} side by side.`,
    canonicalUrl: `${site.url}${pagePaths.compare(cards.map(({ id }) => id))}`,
    ...unindexedPage,
  };
};
