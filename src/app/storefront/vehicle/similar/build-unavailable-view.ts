import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { locale } from '#src/lib/australia.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { similarBandDollars } from '#src/search/rules/query/build-similar-queries.ts';
import { buildSimilarSearchHref } from '#src/search/rules/url/build-similar-search-href.ts';
import type { SlugTable } from '#src/search/rules/url/search-paths.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { getStockStatus, isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type {
  SimilarFieldView,
  SimilarFormView,
  SimilarOptionView,
  UnavailableView,
} from '#src/vehicle/view/unavailable-view.ts';

/** @spec D.35 */
const budgetsDollars = [
  ...[5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 70_000],
  ...[100_000, 150_000, 200_000, 300_000],
] as const;

const maxBudgetFactor = 2.5;
const minBudgetFactor = 0.5;

/** @spec D.35 */
const listBudgets = (dollars: number | null): readonly number[] => {
  const [least, most] = dollars === null ? [0, 70_000] : [dollars * minBudgetFactor, dollars * maxBudgetFactor];
  return budgetsDollars.filter((step) => step >= least && step <= most);
};

const bandStepDollars = 500;

const listNames = ({ slugOf }: SlugTable): readonly SimilarOptionView[] =>
  [...slugOf.keys()].toSorted((a, b) => a.localeCompare(b, locale)).map((name) => ({ value: name, label: name }));

const writeDollars = (dollars: number): string => formatPrice(dollars * 100);

/** A range that would reach zero has no lower bound. @spec B9.22 */
const buildBand = (dollars: number): SimilarOptionView => {
  const halfDollars = Math.max(bandStepDollars, Math.floor(dollars / 2 / bandStepDollars) * bandStepDollars);
  const band = Math.min(similarBandDollars(dollars), halfDollars);
  const [from, to] = [dollars - band, dollars + band];
  return from > 0
    ? { value: `${from}:${to}`, label: `Similar price: ${writeDollars(from)} to ${writeDollars(to)}` }
    : { value: `:${to}`, label: `Similar price: up to ${writeDollars(to)}` };
};

const buildBudget = (vehicle: Vehicle): SimilarFieldView => {
  const priceCents = findShownPriceCents(vehicle);
  const dollars = priceCents === null ? null : Math.round(priceCents / 100);
  const band = dollars === null ? null : buildBand(dollars);
  const steps = listBudgets(dollars).map((step) => ({ value: `:${step}`, label: `Up to ${writeDollars(step)}` }));
  return {
    name: 'range[price]',
    label: 'Budget',
    any: 'Any budget',
    options: band === null ? steps : [band, ...steps],
    value: band?.value ?? null,
  };
};

/** @spec B2.42, B9.22 */
export const buildSimilarForm = (vehicle: Vehicle, { paths }: ViewContext): SimilarFormView => {
  const bodies = listNames(paths.bodies);
  const isBodyListed = bodies.some(({ value }) => value === vehicle.simpleBody);
  const fields: readonly SimilarFieldView[] = [
    { name: 'make', label: 'Make', any: 'Any make', options: listNames(paths.makes), value: null },
    {
      name: 'body',
      label: 'Body type',
      any: 'Any body type',
      options: bodies,
      value: isBodyListed ? vehicle.simpleBody : null,
    },
    buildBudget(vehicle),
  ];
  return { action: paths.defaultPath, fields: fields.filter(({ options }) => options.length > 0) };
};

/** @spec B2.42, L2.50, D.05 */
export const buildUnavailableView = (vehicle: Vehicle, context: ViewContext): UnavailableView | null => {
  if (isInStock(vehicle)) return null;
  const isSold = getStockStatus(vehicle) === 'sold';
  return {
    heading: isSold ? 'SOLD' : 'Not available',
    text: `This ${getVehicleTitle(vehicle)} ${isSold ? 'has been sold' : 'isn’t available right now'}. Like this and want something similar?`,
    similarLabel: 'Find Me Something Similar',
    similarHref: buildSimilarSearchHref(vehicle, context.paths),
    form: buildSimilarForm(vehicle, context),
  };
};
