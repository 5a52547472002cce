import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildLocationCards } from '../view/build-location-cards.ts';
import { LocationList } from './location-list.tsx';

const [place] = minimalSite('wattle').locations as [object];
const openingHours = [
  { days: 'Mon-Fri', open: '08:30', close: '17:30' },
  { days: 'Wed', status: 'Public holiday' },
  { days: 'Sat', status: 'By appointment only' },
];
const full = {
  dealerLicenceNumber: '4190 226',
  repairerNumber: 'MVRL 1',
  reviews: { averageRating: 4.8, count: 1304 },
  image: { url: '/media/yard.jpg', thumbUrl: '/media/yard.jpg' },
  contact: { phone: '07 5550 1901', landlinePhone: '07 5550 1902', openingHours },
};
const draw = (fields: object, contactPath: string | null = null) => {
  const { site, now } = makeTestContext({ locations: [{ ...place, ...fields }] });
  return renderToStaticMarkup(
    <LocationList locations={buildLocationCards(site.locations, { now })} contactPath={contactPath} />,
  );
};

it('says address, reviews, phones and both licence numbers [L2.63]', () => {
  const words = readText(draw(full));
  expect(words).toContain('Moorooka 1 Test Street, Moorooka QLD 4105 4.8 out of 5 from 1,304 reviews');
  expect(words).toContain('07 5550 1901 07 5550 1902');
  expect(words).toMatch(/Dealer licence 4190 226 Motor vehicle repairer MVRL 1$/);
});

it('says every day of the week: open, closed, by appointment, on holiday [L1.03] [L3.06]', () => {
  expect(readText(draw(full))).toContain(
    'Opening hours Monday 8:30 am to 5:30 pm Tuesday 8:30 am to 5:30 pm Wednesday Public holiday ' +
      'Thursday 8:30 am to 5:30 pm Friday 8:30 am to 5:30 pm Saturday By appointment only Sunday Closed',
  );
});

it('says what the day is at now [L1.03]', () => {
  expect(readText(draw(full))).toContain('by appointment only');
  expect(readText(draw({}))).toContain('closed today');
});

it('leads to directions, to the stock, and to the contact page where there is one [L2.63]', () => {
  const markup = draw(full, '/contact');
  expect(markup).toContain('href="/contact#location-moorooka" aria-label="Contact Us, Moorooka"');
  expect(markup).toContain('aria-label="Get Directions to Moorooka"');
  expect(markup).toContain('href="/search/moorooka"');
  expect(readText(draw(full))).not.toContain('Contact Us');
});

it('asks for the picture 600 wide and draws it 400 high by 600 wide [L9.23]', () => {
  const [picture = ''] = draw(full).match(/<img[^>]*>/) ?? [];
  expect(picture).toContain(`src="${buildImageUrl('/media/yard.jpg', 600)}"`);
  expect(picture).toContain('width="600" height="400"');
});

it('says nothing of licences, reviews and pictures that there are not', () => {
  const markup = draw({});
  expect(readText(markup)).not.toMatch(/licence|repairer|reviews/);
  expect(markup).not.toContain('<img');
});

it('has words in every part and an address behind every link', () => {
  for (const fields of [full, {}]) expect(findMarkupFlaws(draw(fields, '/contact'))).toEqual([]);
});
