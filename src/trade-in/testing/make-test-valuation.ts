import type { Valuation } from '../rules/valuation.ts';

export const makeTestValuation = (changes: Partial<Valuation> = {}): Valuation => ({
  valuationUuid: '0186f5a2-0266-4c90-850c-101ce3ce56bb',
  revision: 3,
  plate: { rego: 'ABC12D', regoState: 'QLD' },
  lookUp: 'found',
  cars: [{ make: 'Mazda', model: 'Mazda3', year: 2022, badge: 'G20', detail: 'Hatch, white', odometerKm: null }],
  carAt: 0,
  odometerKm: 61_500,
  answers: {
    serviceHistory: 'partial',
    accidentDamage: 'none',
    tyres: 'two',
    windscreen: 'clear',
    keys: 'two',
    financeOwing: 'yes',
  },
  offer: {
    marketCents: 2_660_000,
    deductions: [
      { question: 'serviceHistory', answer: 'partial', cents: 40_000 },
      { question: 'tyres', answer: 'two', cents: 38_000 },
    ],
    marginCents: 372_400,
    offerCents: 2_209_600,
    lowCents: 2_050_000,
    highCents: 2_370_000,
    basis: { vehicleCount: 10, dealerCount: 7 },
  },
  noEstimate: null,
  vehicleId: null,
  leadUuid: null,
  isAccepted: false,
  startedAt: new Date('2026-11-21T00:00:00Z'),
  ...changes,
});
