import { describe, expect, it } from 'vitest';
import type { SpecRowName } from '#src/vehicle/rules/page/spec-row-names.ts';
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
const financeOf = (config: object, link: string | null = null) =>
  financeConfig.parse({ provider: 'l', providers: { l: { name: 'L', link } }, ...config });
const siteOf = (finance: ReturnType<typeof financeOf>, hiddenSpecRows: readonly SpecRowName[] = []) => ({
  finance,
  vehicle: { page: { hiddenSpecRows: [...hiddenSpecRows] } },
});
const hrefOf = (config: object, link: string | null = null) =>
  chooseFinanceHref(vehicle, siteOf(financeOf(config, link)));

describe('chooseFinanceHref', () => {
  it('prefers the provider, the personalised page, the application, the site and /finance in this order [D.61] [B2.06] [L2.11] [L2.13]', () => {
    expect(hrefOf(all, '/lend?car={id}&name={slug}')).toMatch(/^\/lend\?car=7&name=a-car&/);
    expect(hrefOf(all)).toBe('/personalised/finance?car_id=7');
    expect(hrefOf({ ...all, hasPersonalised: false })).toMatch(/^\/apply-for-finance\?/);
    expect(hrefOf({ link: '/finance-pre-approval', applyDealerships: ['south'] })).toMatch(/^\/finance-pre-approval\?/);
    expect(hrefOf({})).toMatch(/^\/finance\?/);
  });

  it('passes the vehicle to the finance page [L2.32]', () => {
    expect(hrefOf({})).toBe(
      '/finance?car_id=7&car_type=used&vehiclePriceBudget=20000&preferredDealership=north#finance-form',
    );
  });

  it.each([
    ['the finance page', {}, null],
    ['the application page', { applyDealerships: ['north'] }, null],
    ['a provider’s page of this site', {}, '/lend'],
  ] as const)('tells %s the VIN, and not on a site that hides it [L2.32] [B5.18]', (_, config, link) => {
    const withVin = { ...vehicle, vin: 'JN1TCAT33A0004187' };
    const finance = financeOf(config, link);
    expect(chooseFinanceHref(withVin, siteOf(finance, ['rego']))).toContain('vin=JN1TCAT33A0004187');
    expect(chooseFinanceHref(withVin, siteOf(finance, ['vin']))).toBe(chooseFinanceHref(vehicle, siteOf(finance)));
  });

  it('passes the vehicle to a page of this site, and only what its link asks for to a lender’s website [L2.32] [D.61]', () => {
    expect(hrefOf({}, '/finance?car_id={id}')).toBe(
      '/finance?car_id=7&car_type=used&vehiclePriceBudget=20000&preferredDealership=north#finance-form',
    );
    expect(hrefOf({}, '/lend#apply')).toMatch(/^\/lend\?car_id=7&.*#apply$/);
    expect(hrefOf({}, 'https://lender.example/{slug}')).toBe('https://lender.example/a-car');
  });
});
