import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { locale } from '#src/lib/locale.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { similarBandDollars } from '#src/search/rules/query/similar-band-dollars.ts';
import type { SlugTable } from '#src/search/rules/url/search-paths.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ChoiceView, SimilarFieldView, SimilarFormView } from '#src/vehicle/view/unavailable-view.ts';

/** Upper prices that the form offers, in dollars. @spec D.35 */
const budgetsDollars = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000, 100_000, 150_000] as const;

const listNames = ({ slugOf }: SlugTable): readonly ChoiceView[] =>
  [...slugOf.keys()].toSorted((a, b) => a.localeCompare(b, locale)).map((name) => ({ value: name, label: name }));

const writeDollars = (dollars: number): string => formatPrice(dollars * 100);

/** The band of prices about the vehicle's own, as the search writes it. @spec B9.22 */
const buildBand = (vehicle: Vehicle): ChoiceView | null => {
  const priceCents = findShownPriceCents(vehicle);
  if (priceCents === null) return null;
  const dollars = Math.round(priceCents / 100);
  const band = similarBandDollars(dollars);
  const from = Math.max(0, dollars - band);
  return {
    value: `${from}:${dollars + band}`,
    label: `Like this one: ${writeDollars(from)} to ${writeDollars(dollars + band)}`,
  };
};

const buildBudget = (vehicle: Vehicle): SimilarFieldView => {
  const band = buildBand(vehicle);
  const steps = budgetsDollars.map((dollars) => ({ value: `:${dollars}`, label: `Up to ${writeDollars(dollars)}` }));
  return {
    name: 'range[price]',
    label: 'Budget',
    any: 'Any budget',
    options: band === null ? steps : [band, ...steps],
    value: band?.value ?? null,
  };
};

/** A form that asks the search for the same body at a like price; make, body and budget can be changed. @spec B2.42, B9.22 */
export const buildSimilarForm = (vehicle: Vehicle, { paths }: ViewContext): SimilarFormView => {
  const bodies = listNames(paths.bodies);
  const isBodyListed = bodies.some(({ value }) => value === vehicle.simpleBody);
  const fields: readonly SimilarFieldView[] = [
    { name: 'make', label: 'Make', any: 'Any make', options: listNames(paths.makes), value: null },
    {
      name: 'body',
      label: 'Body',
      any: 'Any body',
      options: bodies,
      value: isBodyListed ? vehicle.simpleBody : null,
    },
    buildBudget(vehicle),
  ];
  return { action: paths.defaultPath, fields: fields.filter(({ options }) => options.length > 0) };
};
