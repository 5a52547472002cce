import { describe, expect, it } from 'vitest';
import { LatePromoCard } from '#src/app/storefront/late-promo-card.tsx';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestStock } from '#src/app/storefront/testing/make-test-stock.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { bodyPictures } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { buildHomeView } from './build-home-view.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSection } from './home-section.tsx';

const hero = { title: 'Seven yards. One search.', highlight: 'One search.', text: '{count} cars' };
const home = {
  hero: { ...hero, imageUrl: '/media/hero.jpg', imageAlt: 'The yard', action: { label: 'See all', href: '/search' } },
  sections: ['stats', 'bodies', 'makes', 'arrivals', 'promoTiles', 'reasons', 'locations'],
  stats: [{ label: 'Cars', count: 'stock', href: '/search/used-cars' }],
  promoTiles: [{ title: 'Sell yours', text: 'Today.', href: '/sell', action: 'Get a price', tone: 'accent' }],
  reasons: [{ title: 'One price', text: 'On the windscreen and here.' }],
};
const draw = (given: RawObject = home, stock = {}, changes: RawObject = {}, now?: Date) => {
  const made = makeTestContext({ home: given, ...changes });
  const context = now === undefined ? made : { ...made, now };
  const newest = [buildVehicleCard(makeFullVehicle(), context)];
  const view = buildHomeView(makeTestStock({ newest, ...stock }), context);
  const sections = view.sections.map((section) => <HomeSection key={section.kind} section={section} />);
  return drawOnSite(
    [<HomeHero key="hero" hero={view.hero} search={view.search} lead={view.lead} towing={view.towing} />, ...sections],
    context,
  );
};

const newest = Array.from({ length: 10 }, () => buildVehicleCard(makeFullVehicle(), makeTestContext())).map(
  (card, at) => ({ ...card, id: at + 1 }),
);
// 'Over' has ended and 'Strict' is only for searches of new cars, so the home page shows neither.
const promos = [
  { title: 'Over', expiry: '2026-11-20T00:00:00Z', position: 1 },
  { title: 'Strict', display: ['new'], strictDisplay: true, position: 2 },
  { title: 'Sell' },
  { title: 'Swap' },
].map((promo) => ({ text: 'Today.', href: '/sell', action: 'Go', ...promo }));
const promoTitles = promos.map(({ title }) => title);
const anyPromo = {
  title: 'Any',
  text: '',
  href: '/',
  action: '',
  picture: null,
  background: 'plain',
  expiresAtMs: null,
} as const;
await loadLateParts(<LatePromoCard promo={anyPromo} sizes="1px" />, makeTestContext());

describe('the home page', () => {
  it('says the title of the site as one heading, its text and its way on [L2.01]', () => {
    const markup = draw();
    const titleOf = (drawn: string) => readText(/<h1.*?<\/h1>/s.exec(drawn)?.[0] ?? '');
    expect(titleOf(markup)).toBe('Seven yards. One search.');
    expect(titleOf(draw({ hero: { ...hero, highlight: 'yards' } }))).toBe('Seven yards . One search.');
    expect(titleOf(draw({ hero: { title: 'Cars', text: 'Many' } }))).toBe('Cars');
    expect(readText(markup)).toContain('1,060 cars See all');
    expect(markup).toContain('alt="The yard"');
  });

  it('keeps the foot of its picture on a flat screen, or the part above it where the site says so', () => {
    const keptIn = (more: object) =>
      /<picture[^>]*data-keeps="(\w+)"/.exec(draw({ hero: { ...hero, imageUrl: '/media/hero.jpg', ...more } }))?.[1];
    expect([keptIn({}), keptIn({ imageKeeps: 'upper' })]).toEqual(['foot', 'upper']);
  });

  it('offers the search by what the stock has to choose from [B2.23]', () => {
    const words = readText(draw());
    expect(words).toContain('Make Any make Kia Nissan Toyota');
    expect(words).toContain('Body type Any body type SUV Ute');
    expect(words).toContain('Show Me 1,060 cars');
    const oneBody = readText(draw(home, { bodies: [{ value: 'SUV', count: 1, imageUrl: null }] }));
    expect(oneBody).not.toContain('Body type');
  });

  it('says every section with its words', () => {
    const words = readText(draw());
    for (const said of ['Cars 1,060', 'SUV 1,000 cars', 'Toyota 900 cars', 'All makes 1,060 cars', 'Sell yours Today.'])
      expect(words).toContain(said);
    expect(words).toContain('Get a price');
    expect(words).toContain('One price On the windscreen and here.');
    expect(words).toContain('2023 Nissan X-Trail');
    expect(words).toContain('Moorooka 1 Test Street');
  });

  const brandGroups = [{ title: 'Cars', tiles: [{ title: 'Kia', slug: 'kia', description: 'Cars.' }] }];
  const profile = { title: 'One family', text: 'In Brisbane since 1969.', link: { label: 'More', href: '/about-us' } };
  const salesCounter = { label: 'Sales this month', note: 'At 192 a day.' };

  it('presents a group: its profile, its brands and its sales, on the sites that have them [B1.17] [B1.20] [B1.21]', () => {
    const sections = ['profile', 'brands', 'salesCounter'];
    const markup = draw({ hero, sections }, {}, { content: { brandGroups, profile, salesCounter } });
    expect(readText(markup)).toContain('One family In Brisbane since 1969. More');
    expect(readText(markup)).toContain('Our brands Cars Kia Kia');
    // In Brisbane, it's 10 am on the 21st.
    expect(readText(markup)).toContain('3,920 Sales this month At 192 a day.');
    expect(findMarkupFlaws(markup)).toEqual([]);
    const without = readText(draw({ hero, sections }));
    for (const words of ['One family', 'Our brands', 'Sales this month']) expect(without).not.toContain(words);
  });

  it('folds a group’s other brands behind a button where the group features some, each brand once [B1.17]', () => {
    const tiles = ['Kia', 'Audi', 'Toyota'].map((title) => ({ title, slug: title.toLowerCase(), description: title }));
    const own = { title: 'Our own', tiles: [{ title: 'Tyres', slug: 'tyres', description: 'Tyres.', skipPage: true }] };
    const drawWith = (featured: readonly string[] | null) => {
      const content = { brandGroups: [{ title: 'Cars', tiles, featured }, own] };
      return draw({ hero, sections: ['brands'] }, {}, { content });
    };
    const say = (markup: string) => readText(markup.replaceAll(/<svg.*?<\/svg>/gs, ''));
    const folded = drawWith(['toyota', 'kia']);
    expect(say(folded)).toContain('Our brands Toyota Kia All 3 brands Cars Audi Our own Tyres');
    expect(folded).toMatch(/<summary>All 3 brands.*<h3>Cars<\/h3>.*Audi.*<\/details>.*<h3>Our own<\/h3>/s);
    expect(folded).not.toContain('<details open');
    expect(findMarkupFlaws(folded)).toEqual([]);
    expect(say(drawWith([]))).toContain('Our brands All 3 brands Cars Kia Audi Toyota Our own Tyres');
    const all = drawWith(['kia', 'audi', 'toyota']);
    expect([say(all).includes('Our brands Kia Audi Toyota Our own Tyres'), all.includes('<details')]).toEqual([
      true,
      false,
    ]);
    const open = drawWith(null);
    expect(say(open)).toContain('Our brands Cars Kia Audi Toyota Our own Tyres');
    expect(open).not.toContain('<details');
  });

  it('shows the picture of a profile where there is one [B1.20]', () => {
    const drawProfile = (more: RawObject) =>
      draw({ hero, sections: ['profile'] }, {}, { content: { profile: { ...profile, ...more } } });
    const pictured = drawProfile({ imageUrl: '/media/shed.avif', imageAlt: 'The first shed' });
    expect(pictured).toContain('alt="The first shed"');
    expect(drawProfile({})).not.toContain('shed');
    expect(readText(drawProfile({ link: null }))).not.toContain('More');
  });

  it('counts the years since the business began among its figures [L1.10] [B1.19]', () => {
    const stats = [{ label: 'Years in Brisbane', count: 'years', href: '/about-us' }];
    expect(readText(draw({ hero, stats }, {}, { content: { established: 1969 } }))).toContain('Years in Brisbane 57');
    expect(readText(draw({ hero, stats }))).not.toContain('Years in Brisbane');
    // The new year begins ten hours earlier in Brisbane than in UTC.
    const drawAt = (now: string, changes: RawObject = {}) =>
      readText(draw({ hero, stats }, {}, { content: { established: 1969 }, ...changes }, new Date(now)));
    expect(drawAt('2026-12-31T13:59:59Z')).toContain('Years in Brisbane 57');
    expect(drawAt('2026-12-31T14:00:00Z')).toContain('Years in Brisbane 58');
    expect(drawAt('2026-12-31T14:00:00Z', { timeZone: 'Australia/Perth' })).toContain('Years in Brisbane 57');
  });

  it('rounds figures down to tens where the site says so, and leads from each to its page [B1.19]', () => {
    const figure = (count: string, href: string, isRounded = true) => ({ label: count, count, href, isRounded });
    const drawStats = (established: number, isRounded: boolean) =>
      draw(
        { hero, stats: [figure('years', '/about-us', isRounded), figure('locations', '/dealer-locator')] },
        {},
        {
          content: { established },
        },
      );
    expect(readText(drawStats(1969, true))).toContain('years 50+ locations 1');
    expect(readText(drawStats(2006, true))).toContain('years 20+');
    expect(readText(drawStats(2017, true))).toContain('years 9 ');
    expect(readText(drawStats(1969, false))).toContain('years 57');
    for (const part of ['id="figures"', 'href="/about-us"', 'href="/dealer-locator"']) {
      expect(drawStats(1969, true)).toContain(part);
    }
  });

  it('shows the photograph of a body without a drawing, and a covered car where cars are sold [L9.34]', () => {
    const pictured = (markup: string) => markup.includes(encodeURIComponent('/media/naked.webp'));
    const bodyOf = (imageUrl: string | null) => ({ bodies: [{ value: 'Naked', count: 1, imageUrl }] });
    const motorcycles = { search: { itemTypes: ['motorcycle'] } };
    expect(pictured(draw(home, bodyOf('/media/naked.webp'), motorcycles))).toBe(true);
    expect(pictured(draw(home, bodyOf(null), motorcycles))).toBe(false);
    const ofCars = draw(home, bodyOf('/media/naked.webp'));
    expect([pictured(ofCars), ofCars.includes('body-drawings/other')]).toEqual([false, true]);
  });

  it.each(bodyPictures)('draws the body type %s for who sees, and says it for who listens [L1.06] [L9.34]', (body) => {
    const markup = draw(home, { bodies: [{ value: body, count: 3, imageUrl: null }] });
    const tile = /<a [^>]*data-picture="drawing".*?<\/a>/s.exec(markup)?.[0] ?? '';
    const file = body.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tile).toContain(`/${file}.svg#drawing`);
    expect(tile).toContain('aria-hidden="true"');
    expect(tile).toContain(`body=${body}"`);
    expect(readText(tile)).toBe(`${body} 3 ${body === 'motorcycle' ? 'motorcycles' : 'cars'}`);
  });

  it('draws no body type on a site that wants words alone [B0.02]', () => {
    const drawingsOf = (pictures: string) =>
      draw(home, {}, { search: { bodyPicker: { pictures } } }).split('<use').length - 1;
    expect(drawingsOf('drawings')).toBe(2);
    expect(drawingsOf('none')).toBe(0);
  });

  it.each([
    [
      [5, 10],
      ['Sell 5', 'Swap 10'],
    ],
    [[6], ['Sell 6']],
    [[8, 17], ['Sell 8']],
    [[], []],
  ])('shows promos at the places %j among ten of the newest vehicles [L9.33]', async (homePositions, places) => {
    const drawRow = (): string =>
      draw({ hero, sections: ['arrivals'] }, { newest }, { promotions: { homePositions, promos } });
    const headings = [...drawRow().matchAll(/<h3.*?<\/h3>/gs)].map(([heading]) => readText(heading));
    expect(headings.flatMap((words, at) => (promoTitles.includes(words) ? [`${words} ${at + 1}`] : []))).toEqual(
      places,
    );
  });

  it('lists the newest vehicles as cards, with promos, where the search lists a table too [L9.33]', () => {
    const table = { search: { results: { arrangement: 'table' } }, promotions: { homePositions: [1], promos } };
    const markup = draw({ hero, sections: ['arrivals'] }, { newest }, table);
    expect(markup).not.toContain('<table');
    expect(markup).toContain('<article');
    expect(promoTitles.filter((title) => readText(markup).includes(title))).toHaveLength(1);
  });

  it('starts from what the car can tow, where the site asks [B3.08]', async () => {
    const towing = { search: { towing: { isOffered: true, cars: [{ name: 'Kia Sorento', capacityKg: 2000 }] } } };
    const context = makeTestContext({ home, ...towing });
    const view = buildHomeView(makeTestStock(), context);
    await loadLateParts(
      <HomeHero hero={view.hero} search={view.search} lead={view.lead} towing={view.towing} />,
      context,
    );
    const words = readText(draw(home, {}, towing));
    expect(words).toContain('What can your car tow?');
    // The towing question comes before the search by make and price.
    expect(words.indexOf('Kia Sorento: 2,000 kg')).toBeLessThan(words.indexOf('Any make'));
    expect(readText(draw())).not.toContain('What can your car tow?');
  });

  it('asks for the licence before all else, where it is the first choice of the site [B2.23] [B3.14]', () => {
    const lead = [
      { value: 'false', count: 119 },
      { value: 'true', count: 1119 },
    ];
    const [form = ''] = /<form.*?<\/form>/s.exec(draw(home, { lead }, { search: { leadFacet: 'learner' } })) ?? [];
    expect(readText(form)).toMatch(/^Licence Any licence LAMS approved 1,119 Full licence 119 Condition/);
    expect(form.match(/type="radio" name="learner_approved" (?:checked="" )?value="\w*"/g)).toHaveLength(3);
    expect(draw(home, { lead })).not.toContain('type="radio"');
    // If every vehicle needs the same licence, there is nothing to choose.
    expect(draw(home, { lead: lead.slice(1) }, { search: { leadFacet: 'learner' } })).not.toContain('type="radio"');
  });

  it('has words in every part and an address behind every link, with much to say and with little', () => {
    const empty = { makes: [], makeModels: [], bodies: [], carTypes: [], newest: [], count: 0 };
    expect(findMarkupFlaws(draw())).toEqual([]);
    expect(findMarkupFlaws(draw({ hero }, empty))).toEqual([]);
  });
});
