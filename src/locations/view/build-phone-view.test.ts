import { expect, it } from 'vitest';
import { buildPhoneView } from './build-phone-view.ts';

const place = { askHref: '/api/phone?car=a', record: { car_id: 1, dealership_id: null, website_id: 2 } };

it('reveals only the first 5 characters of a masked number and where to fetch it [B4.46]', () => {
  const view = buildPhoneView('+61755501969', { brandPhones: [], phoneStart: 'masked' }, place);
  expect(view).toEqual({ text: '07 55•• ••••', href: '/contact#call-us', ...place });
});

it('links the whole number when the site doesn’t mask numbers [B4.48] [B9.54]', () => {
  const view = buildPhoneView('+61755501969', { brandPhones: [], phoneStart: 'revealed' }, place);
  expect(view).toEqual({ text: '07 5550 1969', href: 'tel:+61755501969', askHref: null, record: place.record });
});

it("leaves a brand's number unchanged [B9.54]", () => {
  const config = { brandPhones: ['1300 975 707'], phoneStart: 'revealed' as const };
  expect(buildPhoneView('1300 975 707', config, place)).toMatchObject({ text: '1300 975 707', href: 'tel:1300975707' });
});
