import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chooseFinanceHref } from './choose-finance-href.ts';
import { financeConfig } from './config.ts';

const vehicle = makeTestVehicle({
  id: 7,
  slug: 'a-car',
  priceCents: 2_000_000,
  hasNvic: true,
  dealershipSlug: 'north',
});
const all = { hasPersonalised: true, applyDealerships: ['north'], link: '/finance-pre-approval' };
const hrefOf = (config: object, link: string | null = null) =>
  chooseFinanceHref(vehicle, financeConfig.parse({ provider: 'l', providers: { l: { name: 'L', link } }, ...config }));

describe('chooseFinanceHref', () => {
  it('takes the provider, the personal page, the application, the site and /finance in this order [D.61] [B2.06] [L2.11] [L2.13]', () => {
    expect(hrefOf(all, '/lend?car={id}&name={slug}')).toMatch(/^\/lend\?car=7&name=a-car&/);
    expect(hrefOf(all)).toBe('/personalised/finance?car_id=7');
    expect(hrefOf({ ...all, hasPersonalised: false })).toMatch(/^\/apply-for-finance\?/);
    expect(hrefOf({ link: '/finance-pre-approval', applyDealerships: ['south'] })).toMatch(/^\/finance-pre-approval\?/);
    expect(hrefOf({})).toMatch(/^\/finance\?/);
  });

  it('tells the finance page of the vehicle [L2.32]', () => {
    expect(hrefOf({})).toBe(
      '/finance?car_id=7&car_type=used&vehiclePriceBudget=20000&preferredDealership=north#finance-form',
    );
  });

  it('tells a provider’s page of this site as much, and a lender’s own website what its link asks for [L2.32] [D.61]', () => {
    expect(hrefOf({}, '/finance?car_id={id}')).toBe(
      '/finance?car_id=7&car_type=used&vehiclePriceBudget=20000&preferredDealership=north#finance-form',
    );
    expect(hrefOf({}, '/lend#apply')).toMatch(/^\/lend\?car_id=7&.*#apply$/);
    expect(hrefOf({}, 'https://lender.example/{slug}')).toBe('https://lender.example/a-car');
  });
});
