import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { withCardButtons } from '#src/app/storefront/testing/with-card-buttons.ts';
import type { TemplateName } from '#src/sites/config/site-schema.ts';
import { layoutChoices } from '#src/sites/model/layout.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { CardButtonName } from '#src/vehicle/rules/card/card-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehicleCard } from './build-vehicle-card.ts';
import { VehicleCard } from './vehicle-card.tsx';

const config = {
  vehicle: { cards: { plate: ['tare', 'atm', 'sleeps'], hasLoadBar: true } },
  finance: { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } },
};

const templates: TemplateName[] = ['group', 'franchise', 'used', 'specialist'];

describe.each(templates)('the card of the template "%s"', (template) => {
  const context = withCardButtons(makeTestContext(config, template), ['viewDetails', 'enquire']);
  const draw = (vehicle: Vehicle) => drawOnSite(<VehicleCard card={buildVehicleCard(vehicle, context)} />, context);
  const say = (vehicle: Vehicle) => readText(draw(vehicle));

  it('says title, badge, price and earlier price [B2.17] [B4.25]', () => {
    const { used } = context.site.config.search.carTypeLabels;
    for (const words of [`2023 Nissan X-Trail ${used} · Ti-L`, '$42,990 Drive Away', 'Was $45,490 $2,500 less']) {
      expect(say(makeFullVehicle())).toContain(words);
    }
    expect(draw(makeFullVehicle())).toContain(
      '<h3><a href="/cars/2023-nissan-x-trail-7">2023 Nissan <span class="whole-name">X-Trail</span></a></h3>',
    );
  });

  it.each(['new', 'demo', 'used'] as const)('says that a vehicle is %s in the words of the site [B9.14]', (carType) => {
    const label = context.site.config.search.carTypeLabels[carType];
    for (const vehicle of [makeFullVehicle({ carType }), makeTestVehicle({ carType })]) {
      expect(say(vehicle)).toMatch(new RegExp(`2023 Nissan X-Trail ${label}( ·|$|\\s)`));
    }
  });

  it('says the repayment with both rates, or none of the three [B5.05] [B9.40]', () => {
    const cells = 'a week est. $199 p.a. interest 7.49% p.a. comparison 8.61%';
    expect(say(makeFullVehicle())).toContain(cells);
    expect(say(makeTestVehicle())).not.toMatch(/est\.|p\.a\.|%/);
  });

  it('says how far the price is below the market [B4.26]', () => {
    expect(say(makeFullVehicle({ beforePriceCents: null }))).toContain('$1,380 below market');
    expect(say(makeTestVehicle())).not.toContain('below market');
  });

  it('has the buttons of the site, each named with its vehicle [B2.25]', () => {
    expect(say(makeTestVehicle())).toContain('View Details : 2023 Nissan X-Trail Enquire : 2023 Nissan X-Trail');
  });

  it('has the room beside the price for one button alone [B2.25]', () => {
    const isOneActionOf = (names: readonly CardButtonName[]) => {
      const oneContext = withCardButtons(makeTestContext(config, template), names);
      const card = buildVehicleCard(makeTestVehicle(), oneContext);
      return drawOnSite(<VehicleCard card={card} />, oneContext).includes('data-one-action="true"');
    };
    const { card } = context.site.layout;
    const hasRoom = card === 'boxed' || card === 'row';
    expect(isOneActionOf(['viewDetails'])).toBe(hasRoom);
    expect(isOneActionOf(['viewDetails', 'enquire'])).toBe(false);
  });

  it('is one stop for the keyboard: the button to its own page is none', () => {
    const stops = [...draw(makeTestVehicle()).matchAll(/<a (?![^>]*tabindex="-1")[^>]*href="([^"]*)"/g)];
    expect(stops.map(([, href]) => href)).toHaveLength(2);
    expect(stops[0]?.[1]).toBe(buildVehicleCard(makeTestVehicle(), context).href);
  });

  it('leads from a sold vehicle to something similar [B2.26] [B4.04]', () => {
    const words = say(makeFullVehicle({ status: 'sold', soldAtSeconds: null, updatedAt: null }));
    expect(words).toContain('Like this and want something similar?');
    expect(words).toContain('Find Me Something Similar');
    expect(words).not.toMatch(/\$|View Details|est\.|market/);
    expect(say(makeFullVehicle())).not.toContain('similar');
  });

  it('says only what is known of a bare vehicle', () => {
    const words = say(makeTestVehicle());
    expect(words).toContain('Enquire for price.');
    expect(words).not.toMatch(/Was|Payload|Tare|km/);
  });
});

it('says of a motorcycle whether learners may ride it, as a chip and on a plate [B2.17]', () => {
  const sayOn = (cards: object, isLearnerApproved: boolean | null, template: TemplateName) => {
    const context = makeTestContext({ vehicle: { cards } }, template);
    const bike = makeTestVehicle({ itemType: 'motorcycle', isLearnerApproved });
    return readText(drawOnSite(<VehicleCard card={buildVehicleCard(bike, context)} />, context));
  };
  expect(sayOn({ attributes: ['learner_approved'] }, true, 'group')).toContain('Licence: LAMS approved');
  expect(sayOn({ plate: ['licence'] }, true, 'specialist')).toMatch(/Licence LAMS(?! approved)/);
  expect(sayOn({ plate: ['licence'] }, false, 'specialist')).toMatch(/Licence Full(?! licence)/);
  expect(sayOn({ plate: ['licence'] }, null, 'specialist')).not.toContain('Licence');
});

it('says the condition once where it is among the chips, and beside the title where it is not [B9.14]', () => {
  const sayOn = (cards: object) => {
    const context = makeTestContext({ vehicle: { cards } });
    return readText(drawOnSite(<VehicleCard card={buildVehicleCard(makeTestVehicle(), context)} />, context));
  };
  expect(sayOn({ attributes: ['car_type'] }).match(/Used/g)).toEqual(['Used']);
  expect(sayOn({ attributes: [] })).toContain('2023 Nissan X-Trail Used');
});

it('says odometer, body and transmission as chips [B9.10]', () => {
  const context = makeTestContext();
  const words = readText(drawOnSite(<VehicleCard card={buildVehicleCard(makeFullVehicle(), context)} />, context));
  expect(words).toContain('Condition: Used Body: SUV Odometer: 29,640 km Transmission: Automatic Stock number: W10451');
});

it('says figures and payload on the card of a specialist [B3.08]', () => {
  const context = makeTestContext(config, 'specialist');
  const markup = drawOnSite(<VehicleCard card={buildVehicleCard(makeFullVehicle(), context)} />, context);
  expect(readText(markup)).toContain('Tare 2,196 kg ATM 2,700 kg Sleeps 2');
  expect(readText(markup)).toContain('Payload 504 kg');
  expect(markup).toContain('aria-label="Tare 2,196 kg, ATM 2,700 kg"');
});

it('is arranged as the site chose [B2.73]', () => {
  const cards = layoutChoices.card.map((card) => {
    const context = makeTestContext({ ...config, layout: { card } });
    return drawOnSite(<VehicleCard card={buildVehicleCard(makeFullVehicle(), context)} />, context);
  });
  expect(new Set(cards).size).toBe(layoutChoices.card.length);
});

describe('the buttons of a card that its site leaves as they are', () => {
  const labelsOf = (template: TemplateName, fields: Partial<Vehicle> = {}, switches: object = {}) => {
    const context = makeTestContext({ checkout: { path: 'none' }, ...switches }, template);
    const markup = drawOnSite(<VehicleCard card={buildVehicleCard(makeFullVehicle(fields), context)} />, context);
    return [...markup.matchAll(/<a class="[^"]*(?:filled|outlined|plain)[^"]*"[^>]*>([^<]*)</g)].map(
      ([, label]) => label,
    );
  };
  const open = { checkout: { path: 'checkout' }, purchase: { isEnabled: true } };
  const always = ['View Details', 'Get Finance', 'Book a Test Drive', 'Enquire'];

  it.each(templates)('are all that can be used, on the template "%s" [B2.25] [B4.01]', (template) => {
    expect(labelsOf(template)).toEqual(always);
    const whole = ['View Details', 'Reserve Now', 'Get Finance', 'Book a Test Drive', 'Enquire', 'Shop Now'];
    expect(labelsOf(template, {}, open)).toEqual(whole);
  });

  it.each<[string, Partial<Vehicle>]>([
    ['is reserved', { isReserved: true }],
    ['has no price', { priceCents: null }],
    ['is kept for test drives', { tag: 'Test Drive Only' }],
    ['takes no deposit', { reserveAmountCents: 0 }],
  ])('neither reserve nor sell a vehicle that %s [B2.27]', (_, fields) => {
    expect(labelsOf('group', fields, open)).toEqual(always);
  });

  it('lead from a sold vehicle to something similar alone [B4.04]', () => {
    expect(labelsOf('group', { status: 'sold' }, open)).toEqual(['Find Me Something Similar']);
  });
});

it('has no heart on a vehicle that is not used, priced or pictured where the site asks for that, but compares it [B4.33]', () => {
  const conditions = ['used', 'priced', 'pictured'];
  const togglesOf = (fields: Partial<Vehicle>, favourites: object = { conditions }) => {
    const context = makeTestContext({ favourites });
    const { keep } = buildVehicleCard(makeFullVehicle({ primaryImageUrl: '/media/1.jpg', ...fields }), context);
    return keep === null ? 'none' : keep.canFavourite;
  };
  expect(togglesOf({})).toBe(true);
  expect(togglesOf({ carType: 'new' })).toBe(false);
  expect(togglesOf({ priceCents: 0 })).toBe(false);
  expect(togglesOf({ images: [], primaryImageUrl: null })).toBe(false);
  expect(togglesOf({ carType: 'new' }, {})).toBe(true);
  expect(togglesOf({ status: 'sold' })).toBe('none');
});

it('shows who may ride a motorcycle first, under a picture from edge to edge [B2.17]', () => {
  const poster = makeTestContext({
    layout: { card: 'poster' },
    vehicle: { cards: { attributes: ['learner_approved', 'simple_body'], plate: ['odometer', 'tare'] } },
  });
  const drawn = drawOnSite(
    <VehicleCard card={buildVehicleCard(makeFullVehicle({ isLearnerApproved: true }), poster)} />,
    poster,
  );
  expect(findMarkupFlaws(drawn)).toEqual([]);
  expect(drawn.indexOf('data-name="learner_approved"')).toBeLessThan(drawn.indexOf('<h3>'));
  expect(drawn.indexOf('<img')).toBeLessThan(drawn.indexOf('data-name="learner_approved"'));
  expect(readText(drawn)).toMatch(/Odometer .* km Tare 2,196 kg/);
});
