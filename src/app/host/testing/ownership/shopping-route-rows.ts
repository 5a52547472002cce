import { ownershipCars } from './open-ownership-host.ts';
import { alike, hidden, none, type OwnershipRow, signedIn } from './ownership-row.ts';

const { reserved, bought, ordered, delisted } = ownershipCars;
const valuationForm = (valuation: string, more: Readonly<Record<string, string>>) => ({
  page: 'trade-in',
  valuation,
  ...more,
});

const valuationRows: Readonly<Record<string, OwnershipRow>> = {
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
    call: ({ valuation }) => ({ url: `/api/valuations/${valuation}/accept`, json: { name: 'Ann', revision: 0 } }),
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

const moneyRows: Readonly<Record<string, OwnershipRow>> = {
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
  'GET /cars/:slug/checkout/receipt': none('the other name of the same'),
  'GET /cars/:slug/buy-online/receipt': {
    kind: 'owned',
    call: ({ receiptToken }) => ({ url: `${reserve}/receipt?token=${receiptToken}` }),
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
  ...Object.fromEntries(
    ['order', 'receipt'].map((name): [string, OwnershipRow] => [
      `GET /checkout-journey/${name}.pdf`,
      {
        kind: 'owned',
        call: () => ({ url: `/checkout-journey/${name}.pdf?car_id=${ordered.slug}` }),
        answers: hidden(200),
      },
    ]),
  ),
  'POST /online-payment': {
    kind: 'owned',
    call: ({ paymentCode }) => ({ url: '/online-payment', form: { step: 'confirm', payment_code: paymentCode } }),
    answers: hidden('/online-payment'),
  },
  'GET /online-payment/return': {
    kind: 'owned',
    call: ({ paymentCode }) => ({ url: `/online-payment/return?token=${paymentCode}` }),
    answers: alike('/online-payment'),
  },
  'POST /spin-to-win': {
    kind: 'owned',
    call: () => ({ url: '/spin-to-win', form: { name: 'Ann', email: 'ann@example.com', terms: 'on' } }),
    answers: signedIn('/spin-to-win', '/sign-in'),
  },
};

const financeRows: Readonly<Record<string, OwnershipRow>> = {
  'POST /apply-for-finance/:step': {
    kind: 'owned',
    call: () => ({ url: '/apply-for-finance/contact', form: { given_name: 'Ann' } }),
    answers: alike('/apply-for-finance'),
  },
  'POST /apply-for-finance/vehicle': {
    kind: 'owned',
    call: () => ({ url: '/apply-for-finance/vehicle', form: { former_car_id: String(delisted.id) } }),
    answers: alike('/apply-for-finance'),
  },
  'GET /apply-for-finance/summary.pdf': {
    kind: 'owned',
    call: () => ({ url: `/apply-for-finance/summary.pdf?car_id=${ordered.id}` }),
    answers: hidden(200),
  },
  'POST /personalised/finance/answers': {
    kind: 'owned',
    call: () => ({ url: '/personalised/finance/answers', form: { car_id: String(bought.id) } }),
    answers: alike('/personalised/finance'),
  },
  'POST /personalised/finance/lender': {
    kind: 'owned',
    call: () => ({ url: '/personalised/finance/lender', form: { car_id: String(bought.id), lender: 'greenbank' } }),
    answers: signedIn('/personalised/finance', '/sign-in'),
  },
};

export const shoppingRouteRows: Readonly<Record<string, OwnershipRow>> = {
  ...valuationRows,
  ...moneyRows,
  ...financeRows,
};
