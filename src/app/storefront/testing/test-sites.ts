import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { cardAttributes, cardButtons } from '#src/vehicle/rules/card/card-config.ts';
import { plateFigures } from '#src/vehicle/rules/find-load-weights.ts';
import { specRowNames } from '#src/vehicle/rules/page/spec-row-names.ts';
import { makeTestContext } from './make-test-context.ts';
import { withCardButtons } from './with-card-buttons.ts';

const provider = (fields: object) => ({ provider: 'lender', providers: { lender: { name: 'Lender', ...fields } } });
const { locations } = minimalSite('wattle');

const said = { points: [{ title: 'One', text: 'Two.' }], linkLabel: 'More', linkHref: '/more' };

const everything = {
  vehicle: {
    cards: {
      attributes: cardAttributes,
      plate: plateFigures.slice(0, 12),
      hasLoadBar: true,
      hasFuelTag: true,
      certifiedMake: 'X-Trail',
      greenTags: ['SUV'],
    },
    page: {
      keyRows: { car: specRowNames, caravan: specRowNames, truck: specRowNames, motorcycle: specRowNames },
      information: { whatsIncluded: said, whyBuyFromUs: said, reserveOnline: said, protectYourCar: said },
      hiddenSpecRows: [],
      leadFigures: 'plate',
      plate: plateFigures.slice(-12),
      hasLoadBar: true,
      copyLabel: 'toast',
      customSlide: { imageUrl: '/media/why.jpg', alt: 'Why us' },
      similarCount: 10,
    },
  },
  pricing: { offersSubscriptions: true },
  finance: provider({ establishmentFeeDollars: 1300 }),
};

const little = {
  vehicle: {
    cards: { attributes: [], buttons: [], newWindowDays: 0 },
    page: {
      keyRows: { car: [], caravan: [], truck: [], motorcycle: [] },
      hiddenSpecRows: specRowNames,
      pastRego: 'unregistered',
      hasMap: false,
      bars: { header: 'none', bottom: 'none' },
      links: { offersHref: null, serviceHref: null, sellHref: null },
      hasTwitter: false,
      similarCount: 0,
      specPreviewRows: 0,
      featuresPreview: 0,
    },
  },
  market: { hasBadge: false },
};

const secondPlace = {
  id: 2,
  name: 'Windsor',
  slug: 'windsor',
  primary: true,
  address: {
    street: '2 Test Street',
    city: 'Windsor',
    state: 'QLD',
    postcode: '4030',
    latitude: -27.4,
    longitude: 153,
    placeUrl: 'https://maps.example/windsor',
  },
  contact: { phone: '1300 555 019', openingHours: [{ days: 'Sat', status: 'By appointment only' }] },
};

export const testSites: Readonly<Record<string, ViewContext>> = {
  group: makeTestContext({ finance: provider({ overPriceDollars: 500, newerThanYears: 12 }) }),
  franchise: makeTestContext({ manufacturer: 'toyota', finance: provider({ rounding: 'nearest' }) }, 'franchise'),
  used: makeTestContext({ finance: provider({ mustBeInStock: true }) }, 'used'),
  specialist: withCardButtons(
    makeTestContext({ ...everything, search: { itemTypes: ['caravan', 'truck'] } }, 'specialist'),
    cardButtons,
  ),
  everything: withCardButtons(
    makeTestContext({ ...everything, locations: [...(locations as object[]), secondPlace] }),
    cardButtons,
  ),
  little: makeTestContext(little, 'used'),
  littlePlate: makeTestContext(little, 'specialist'),
};
