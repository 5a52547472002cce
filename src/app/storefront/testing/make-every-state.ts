import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestSpecifications } from '#src/vehicle/testing/make-test-specifications.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

const lender = makeTestLender({ termYears: null, paymentWeekCents: 19_840 });

const photo = (url: string): Vehicle['images'][number] => ({
  image: { url, thumb: null },
  isVideo: false,
  caption: null,
});
const spun = { spinImages: ['/spin-1.avif', '/spin-2.avif'], images: [photo('/1.jpg'), photo('/2.jpg')] };

export const makeEveryState = (now: Date): readonly Vehicle[] => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const createdAt = daysAgo(5).toISOString();
  const sold = { status: 'sold', soldAtSeconds: daysAgo(2).getTime() / 1000, financeLenders: { lender } };
  const states = [
    { priceCents: 4_000_000, regoPlate: '123ABC', regoExpiry: '2026-01-31', vin: 'JN1TCAT33A0004187' },
    sold,
    sold,
    { simpleFuel: 'Electric', carType: 'new', priceCents: 4_100_000, createdAt },
    { make: 'Mazda', model: 'CX-5', isCertified: true, carType: 'demo', priceCents: 4_200_000, createdAt },
    { make: 'Mazda', model: 'CX-5', isCertified: true, priceCents: 4_200_000, dealershipSlug: 'wattle-mazda' },
    { make: 'Toyota', model: 'RAV4', tag: 'Runout Sale', priceCents: 4_300_000, seats: 5 },
    { createdAt, priceCents: 4_400_000, seats: 7 },
    { subscriptionPriceCents: 25_000 },
    { priceCents: 4_500_000, market: { stateAverageCents: 4_560_000, nationalAverageCents: null } },
    {
      priceCents: 4_600_000,
      financeLenders: { lender },
      make: 'Toyota',
      model: 'RAV4',
      dealershipSlug: 'wattle-toyota',
    },
    { priceCents: 4_650_000, hasNvic: true },
    { priceCents: 4_700_000, financeLenders: { lender: { ...lender, paymentWeekCents: null } } },
    {
      priceCents: 4_800_000,
      specifications: makeTestSpecifications(),
      simpleTransmission: 'Automatic',
      simpleBody: 'SUV',
      images: [{ image: { url: '/stock.jpg', thumb: null }, isVideo: false, caption: null }],
    },
    { dealerComments: 'word '.repeat(90), standardEquipment: Array.from({ length: 12 }, (_, at) => `Feature ${at}`) },
    { itemType: 'caravan', priceCents: 4_900_000 },
    { ...spun, priceCents: 4_910_000 },
    { ...spun, spinCode: 'swl#1', priceCents: 4_920_000 },
    { status: 'coming_soon', priceCents: 5_000_000, locationId: 1 },
    { itemType: 'truck', isReserved: true, fuel: 'Diesel' },
    { itemType: 'motorcycle', isPreorder: true, colour: 'Red' },
  ] satisfies Partial<Vehicle>[];
  return states.map((fields, index) =>
    makeTestVehicle({
      id: index + 1,
      slug: `car-${index + 1}`,
      stockNumber: `S${index + 1}`,
      customRank: -index,
      ...fields,
    }),
  );
};
