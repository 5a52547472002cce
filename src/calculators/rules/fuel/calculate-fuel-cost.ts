/** What driving costs in fuel, in whole cents. */
export interface FuelCost {
  readonly weekCents: number;
  readonly monthCents: number;
  readonly yearCents: number;
}

export interface Driving {
  /** Price of a litre in cents; pumps show one decimal. */
  readonly priceCents: number;
  readonly litresPer100Km: number;
  readonly weeklyKm: number;
}

const weeksAYear = 52;
const monthsAYear = 12;
/** Tenths of a cent, hundredths of a litre and 100 km in the product below. */
const partsOfACent = 10 * 100 * 100;

/**
 * The cost of fuel each week, month (52/12 weeks) and year, each rounded by itself. It is reckoned in whole tenths of a
 * cent and hundredths of a litre, so that server and browser agree to the cent.
 * @spec B9.24, D.12
 */
export const calculateFuelCost = ({ priceCents, litresPer100Km, weeklyKm }: Driving): FuelCost => {
  const weekParts = Math.round(priceCents * 10) * Math.round(litresPer100Km * 100) * Math.round(weeklyKm);
  const yearParts = weekParts * weeksAYear;
  return {
    weekCents: Math.round(weekParts / partsOfACent),
    monthCents: Math.round(yearParts / (monthsAYear * partsOfACent)),
    yearCents: Math.round(yearParts / partsOfACent),
  };
};
