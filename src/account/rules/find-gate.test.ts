import { describe, expect, it } from 'vitest';
import { garagePaths } from '#src/favourites/rules/garage-paths.ts';
import { accountConfig } from './config.ts';
import { findGate, findSendGate } from './find-gate.ts';
import { buildSignInAddress } from './sign-in-step.ts';

const open = accountConfig.parse({}).gates;
const closed = accountConfig.parse({
  gates: {
    checkout: 'signIn',
    finance: 'signIn',
    personalisedFinance: 'signIn',
    spinToWin: 'signIn',
    onlinePayment: 'signIn',
    tradeIn: 'signIn',
  },
}).gates;

describe('gates', () => {
  it.each(garagePaths)('every garage route requires sign-in on every site: %s [L2.17]', (path) => {
    expect([findGate(path, open), findGate(path, closed)]).toEqual(['my-garage', 'my-garage']);
  });

  it.each([
    ['checkout', '/cars/2023-nissan-x-trail-7/checkout'],
    ['checkout', '/cars/2023-nissan-x-trail-7/buy-online'],
    ['checkout', '/checkout-journey'],
    ['finance', '/finance'],
    ['finance', '/apply-for-finance'],
    ['car-finance', '/personalised/finance'],
    ['spin-to-win', '/spin-to-win'],
    ['online-payment', '/online-payment'],
    ['trade-in', '/trade-in'],
    ['trade-in', '/sell-your-car'],
  ])('%s requires sign-in when the site says so: %s [L6.01] [D.31] [B6.01]', (type, path) => {
    expect([findGate(path, open), findGate(path, closed)]).toEqual([undefined, type]);
  });

  it.each([
    ['checkout', ['checkout']],
    ['finance', ['finance']],
    ['personalisedFinance', ['car-finance']],
    ['spinToWin', ['spin-to-win']],
    ['onlinePayment', ['online-payment']],
    ['tradeIn', ['trade-in']],
  ])('%s gates only its own pages: one switch each [L6.01] [L2.14] [L2.15] [L2.16] [D.31]', (gate, types) => {
    const { gates } = accountConfig.parse({ gates: { [gate]: 'signIn' } });
    const paths = [
      ...['/cars/a/checkout', '/cars/a/buy-online', '/checkout-journey', '/finance', '/apply-for-finance'],
      ...['/personalised/finance', '/spin-to-win', '/online-payment', '/trade-in', '/sell-your-car'],
    ];
    const closedTypes = paths.map((path) => findGate(path, gates)).filter((type) => type !== undefined);
    expect([...new Set(closedTypes)]).toEqual(types);
    expect(closedTypes).toHaveLength(paths.filter((path) => types.includes(findGate(path, closed) ?? '')).length);
  });

  it.each(['/', '/cars/trade-in', '/sell-my-car', '/cars/a', '/cars/a/enquire', '/sign-in', '/search/'])(
    'none is before %s on any site [B2.04] [L2.09]',
    (path) => {
      expect([findGate(path, open), findGate(path, closed)]).toEqual([undefined, undefined]);
    },
  );

  it('finance can be read by everyone and sent by who signed in alone [L6.01]', () => {
    const { gates } = accountConfig.parse({ gates: { finance: 'signInToSend' } });
    for (const path of ['/finance', '/apply-for-finance', '/finance-enquiry', '/finance-pre-approval', '/FINANCE/']) {
      expect([findGate(path, gates), findSendGate(path, gates)]).toEqual([undefined, 'finance']);
      expect([findSendGate(path, open), findSendGate(path, closed)]).toEqual([undefined, 'finance']);
    }
    expect([findGate('/my-garage', gates), findSendGate('/my-garage', gates)]).toEqual(['my-garage', 'my-garage']);
    expect(findSendGate('/about-us', gates)).toBeUndefined();
  });

  it('quotes for a vehicle can be asked for by everyone and seen by who signed in alone [L6.01] [L2.14]', () => {
    const { gates } = accountConfig.parse({ gates: { personalisedFinance: 'signInToSend' } });
    const path = '/personalised/finance';
    expect([findGate(path, gates), findSendGate(path, gates)]).toEqual([undefined, 'car-finance']);
    expect([findSendGate(path, open), findSendGate(path, closed)]).toEqual([undefined, 'car-finance']);
    expect(findSendGate('/apply-for-finance', gates)).toBeUndefined();
  });

  it('another spelling of a path requires sign-in too [L4.17]', () => {
    const ways = ['/My-Garage', '/my-garage/', '/MY-GARAGE//', '/my%2Dgarage', '/%6Dy-garage/', '/my-garage.data'];
    expect(ways.map((path) => findGate(path, open))).toEqual(ways.map(() => 'my-garage'));
    for (const broken of ['/%', '/my-garage%', '/%E0%A4%A']) expect(findGate(broken, closed)).toBeUndefined();
  });
});

describe('the address of the sign-in page', () => {
  it('holds the purpose, the target and the way back [L6.02]', () => {
    const address = buildSignInAddress({ type: 'finance', redirect: '/finance?car_id=a&x=1', back: '/cars/a?photo=2' });
    expect(address).toBe('/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3Da%26x%3D1&back=%2Fcars%2Fa%3Fphoto%3D2');
  });

  it('leaves out the way back for the garage [L6.03]', () => {
    const address = buildSignInAddress({ type: 'my-garage', redirect: '/myblinkr', back: '/cars/a' });
    expect(address).toBe('/sign-in?type=my-garage&redirect=%2Fmyblinkr');
  });
});
