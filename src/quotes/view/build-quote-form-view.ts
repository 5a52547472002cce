import type { Lead } from '#src/leads/rules/lead.ts';
import { addDays } from '#src/lib/dates/local-day.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { maxExtras } from '../rules/calculate-quote.ts';
import { maxValidDays, type TypedExtra, type TypedQuote } from '../rules/read-quote-form.ts';
import { formatCents } from './list-quote-rows.ts';

export interface QuoteFormView {
  readonly customer: string;
  readonly vehicle: string;
  readonly advertised: string;
  readonly typed: TypedQuote;
  readonly today: string;
  readonly lastDay: string;
  readonly canAddRows: boolean;
}

const firstRows = 1;
const addedRows = 5;
const usualDays = 7;

const emptyRows = (count: number): readonly TypedExtra[] =>
  Array.from({ length: count }, () => ({ label: '', amount: '' }));

export const isQuotable = (vehicle: Vehicle | undefined): vehicle is Vehicle =>
  vehicle?.isShownOnWebsite === true && ['inStock', 'comingSoon'].includes(getStockStatus(vehicle));

const isBeforeCharges = ({ priceType }: Pick<Vehicle, 'priceType'>): boolean => /excl/i.test(priceType ?? '');

const startQuote = (vehicle: Vehicle, quoteUuid: string, today: string): TypedQuote => {
  const priceCents = findShownPriceCents(vehicle);
  return {
    quoteUuid,
    price: priceCents === null ? '' : formatNumber(priceCents / 100, 2),
    priceKind: isBeforeCharges(vehicle) ? 'plusCharges' : 'driveAway',
    charges: '',
    extras: emptyRows(firstRows),
    discount: '',
    tradeInCar: '',
    tradeIn: '',
    deposit: '',
    validUntil: addDays(today, usualDays),
  };
};

export const addExtraRows = (typed: TypedQuote): TypedQuote => ({
  ...typed,
  extras: [...typed.extras, ...emptyRows(Math.max(0, Math.min(addedRows, maxExtras - typed.extras.length)))],
});

interface QuoteFormFacts {
  readonly lead: Pick<Lead, 'firstName' | 'lastName'>;
  readonly vehicle: Vehicle;
  readonly newUuid: string;
  readonly typed: TypedQuote | null;
  /** 'YYYY-MM-DD' in the site's time zone. */
  readonly today: string;
}

export const buildQuoteFormView = ({ lead, vehicle, newUuid, typed, today }: QuoteFormFacts): QuoteFormView => {
  const priceCents = findShownPriceCents(vehicle);
  const shown = typed ?? startQuote(vehicle, newUuid, today);
  return {
    customer: joinKnown([lead.firstName, lead.lastName], ' '),
    vehicle: joinKnown([getVehicleTitle(vehicle), vehicle.badge], ' '),
    advertised:
      priceCents === null
        ? 'Advertised without a price'
        : `Advertised at ${joinKnown([formatCents(priceCents), vehicle.priceType], ' ')}`,
    typed: shown,
    today,
    lastDay: addDays(today, maxValidDays),
    canAddRows: shown.extras.length < maxExtras,
  };
};
