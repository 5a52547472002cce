import type { BelongingAnswers, BelongingRow } from './belonging-row.ts';
import { none } from './belonging-row.ts';
import { actorPhones } from './open-actors.ts';
import { belongingCars } from './open-belongings-host.ts';
import { publicRouteRows } from './public-route-rows.ts';

const { reserved, watched, bought } = belongingCars;
const valuationForm = (valuation: string, more: Readonly<Record<string, string>>) => ({
  page: 'trade-in',
  valuation,
  ...more,
});

/** Who is not the owner is told that there is no such thing. */
const hidden = (owner: number | string): BelongingAnswers => ({
  owner,
  stranger: 404,
  twin: 404,
  apart: 404,
  nobody: 404,
});
/** Everybody gets the same, each with what is their own. */
const alike = (answer: number | string): BelongingAnswers => ({
  ...{ owner: answer, stranger: answer, twin: answer, apart: answer, nobody: answer },
});
/** Who has not signed in is asked to. */
const signedIn = (answer: number | string, otherwise: number | string): BelongingAnswers => ({
  ...alike(answer),
  apart: otherwise,
  nobody: otherwise,
});

const accountRows: Readonly<Record<string, BelongingRow>> = {
  'POST /sign-in/code': {
    kind: 'owned',
    call: () => ({ url: '/sign-in/code', form: { again: 'yes' } }),
    answers: alike('/sign-in'),
  },
  'POST /sign-in': {
    kind: 'owned',
    call: () => ({ url: '/sign-in', form: { code: '123456' } }),
    answers: alike('/sign-in'),
  },
  'POST /sign-in/devices': {
    kind: 'owned',
    call: ({ session }) => ({ url: '/sign-in/devices', form: { session } }),
    answers: { owner: '/', stranger: 404, twin: 404, apart: 401, nobody: 401 },
  },
  'POST /pages/unsubscribe': {
    kind: 'owned',
    call: ({ unsubscribeToken }) => ({
      url: `/pages/unsubscribe?token=${unsubscribeToken}x`,
      form: { 'List-Unsubscribe': 'One-Click' },
    }),
    answers: alike(400),
  },
  // Last: after it an actor is nobody.
  'POST /sign-out': { kind: 'owned', call: () => ({ url: '/sign-out', form: {} }), answers: alike('/') },
};

const watchlistRows: Readonly<Record<string, BelongingRow>> = {
  'GET /api/watchlist': {
    kind: 'owned',
    call: () => ({ url: '/api/watchlist' }),
    answers: signedIn(200, 401),
    isShown: true,
  },
  ...Object.fromEntries(
    ['save-car', 'remove-car'].map((name): [string, BelongingRow] => [
      `POST /api/watchlist/${name}`,
      {
        kind: 'owned',
        call: () => ({ url: `/api/watchlist/${name}`, json: { phone_number: actorPhones.owner, car_id: watched.id } }),
        answers: { owner: 200, stranger: 403, twin: 403, apart: 401, nobody: 401 },
      },
    ]),
  ),
  'POST /api/watchlist/take-over': {
    kind: 'owned',
    call: () => ({ url: '/api/watchlist/take-over', json: { phone_number: actorPhones.owner, car_ids: [watched.id] } }),
    answers: { owner: 200, stranger: 403, twin: 403, apart: 401, nobody: 401 },
  },
  ...Object.fromEntries(
    ['save', 'remove'].map((name): [string, BelongingRow] => [
      `POST /watchlist/${name}`,
      {
        kind: 'owned',
        call: () => ({ url: `/watchlist/${name}`, form: { car_id: String(watched.id) } }),
        answers: signedIn('/watchlist', '/sign-in'),
      },
    ]),
  ),
};

const valuationRows: Readonly<Record<string, BelongingRow>> = {
  'POST /api/valuations': {
    kind: 'owned',
    call: () => ({ url: '/api/valuations', json: { rego: 'TEST01', regoState: 'QLD' } }),
    answers: alike(201),
  },
  'GET /api/valuations/:id': {
    kind: 'owned',
    call: ({ valuation }) => ({ url: `/api/valuations/${valuation}` }),
    answers: hidden(200),
    isShown: true,
  },
  'PATCH /api/valuations/:id': {
    kind: 'owned',
    call: ({ valuation }) => ({ url: `/api/valuations/${valuation}`, json: { kms: 5 } }),
    answers: hidden(200),
    isShown: true,
  },
  'POST /api/valuations/:id/accept': {
    kind: 'owned',
    call: ({ valuation }) => ({ url: `/api/valuations/${valuation}/accept`, json: { name: 'Ann' } }),
    answers: hidden(409),
  },
  'POST /api/miscellaneous': {
    kind: 'owned',
    call: ({ valuation }) => ({ url: '/api/miscellaneous', json: { column_name: 'valuation', id: valuation } }),
    answers: hidden(204),
  },
  'POST /trade-in/car': {
    kind: 'owned',
    call: ({ valuation }) => ({
      url: '/trade-in/car',
      form: valuationForm(valuation, { rego: 'TEST01', regoState: 'QLD' }),
    }),
    answers: alike('/trade-in'),
  },
  'POST /trade-in/yours': {
    kind: 'owned',
    call: ({ valuation }) => ({ url: '/trade-in/yours', form: valuationForm(valuation, { car: '0' }) }),
    answers: hidden('/trade-in'),
  },
  'POST /trade-in/condition': {
    kind: 'owned',
    call: ({ valuation }) => ({ url: '/trade-in/condition', form: valuationForm(valuation, { kms: '7' }) }),
    answers: hidden('/trade-in'),
  },
};

const reserve = `/cars/${reserved.slug}/buy-online`;
const journey = '/checkout-journey';
const ofBought = `?car_id=${bought.slug}`;

const moneyRows: Readonly<Record<string, BelongingRow>> = {
  'POST /cars/:slug/checkout': none('the other name of the same', { url: `/cars/${reserved.slug}/checkout`, form: {} }),
  'GET /cars/:slug/checkout/return': none('the other name of the same'),
  'POST /cars/:slug/buy-online': {
    kind: 'owned',
    call: () => ({ url: reserve, form: { step: 'release' } }),
    answers: alike(reserve),
  },
  'GET /cars/:slug/buy-online/return': {
    kind: 'owned',
    call: () => ({ url: `${reserve}/return` }),
    answers: alike(reserve),
  },
  'POST /checkout-journey': {
    kind: 'owned',
    call: () => ({ url: journey + ofBought, form: { step: 'tradeIn', trade_in: 'none' } }),
    answers: alike(journey),
  },
  'GET /checkout-journey/return': {
    kind: 'owned',
    call: () => ({ url: `${journey}/return${ofBought}` }),
    answers: alike(journey),
  },
  'POST /spin-to-win': {
    kind: 'owned',
    call: () => ({ url: '/spin-to-win', form: { name: 'Ann', email: 'ann@example.com', terms: 'on' } }),
    answers: signedIn('/spin-to-win', '/sign-in'),
  },
};

/** Every route of the server, by its method and pattern; those of HEAD are those of GET. A route without a row fails its test. */
export const routeRows: Readonly<Record<string, BelongingRow>> = {
  ...publicRouteRows,
  ...watchlistRows,
  ...valuationRows,
  ...moneyRows,
  ...accountRows,
};
