import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { daySeconds } from '#src/lib/durations.ts';
import { buildSearchPaths } from '#src/search/rules/url/search-paths.ts';
import { parseVehicle } from '#src/vehicle/rules/vehicle.ts';

export interface SampleCard {
  readonly state: string;
  readonly card: VehicleCardView;
}

const ordinary = {
  name: '2023 Nissan X-Trail',
  year: 2023,
  make: 'Nissan',
  model: 'X-Trail',
  badge: 'Ti-L',
  stocknum: 'W10451',
  car_type: 'used',
  status: 'in_stock',
  simple_body: 'SUV',
  simple_transmission: 'Automatic',
  km: 29_640,
  price: 42_990,
  price_type: 'Drive Away',
} as const;

const createStates = (nowSeconds: number): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  'In stock': {},
  'Reduced, below market': {
    before_price: 45_490,
    autograb_data: { state_average_market_price: 44_870, average_market_price: 44_870 },
  },
  New: { car_type: 'new', km: 12, price_type: 'Excl. Govt. Charges' },
  Electric: { simple_fuel: 'Electric' },
  Hybrid: { simple_fuel: 'Hybrid' },
  Certified: { certified: true },
  Reserved: { reserved: true },
  'Coming soon': { status: 'coming_soon' },
  Preorder: { car_type: 'new', preorder: true, price: null },
  'No price': { price: null },
  'No picture': { primary_image_url: null },
  Sold: { status: 'sold', sold_date_timestamp: nowSeconds - daySeconds },
});

export const buildSampleCards = (site: ViewSite, imageUrl: string | null, now: Date): SampleCard[] => {
  const { search } = site.config;
  const paths = buildSearchPaths({
    defaultPath: search.path,
    itemTypes: search.itemTypes,
    bodies: [ordinary.simple_body],
    makes: [ordinary.make],
    makeModels: [`${ordinary.make} ${ordinary.model}`],
    locations: site.locations,
    dealerships: site.dealerships,
  });
  const nowSeconds = Math.floor(now.getTime() / 1000);
  return Object.entries(createStates(nowSeconds)).flatMap(([state, fields], index) => {
    const parsed = parseVehicle({
      ...ordinary,
      id: index + 1,
      slug: `sample-${index + 1}`,
      primary_image_url: imageUrl,
      ...fields,
    });
    return parsed.kind === 'invalid' ? [] : [{ state, card: buildVehicleCard(parsed.record, { site, paths, now }) }];
  });
};
