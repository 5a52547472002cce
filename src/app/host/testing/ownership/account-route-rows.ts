import { actorPhones } from './open-actors.ts';
import { ownershipCars } from './open-ownership-host.ts';
import type { OwnershipRow } from './ownership-row.ts';
import { alike, signedIn } from './ownership-row.ts';

const { watched } = ownershipCars;

const watchlistRows: Readonly<Record<string, OwnershipRow>> = {
  'GET /api/watchlist': {
    kind: 'owned',
    call: () => ({ url: '/api/watchlist' }),
    answers: signedIn(200, 401),
    isShown: true,
  },
  ...Object.fromEntries(
    ['save-car', 'remove-car'].map((name): [string, OwnershipRow] => [
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
    isShown: true,
  },
  ...Object.fromEntries(
    ['save', 'remove'].map((name): [string, OwnershipRow] => [
      `POST /watchlist/${name}`,
      {
        kind: 'owned',
        call: () => ({ url: `/watchlist/${name}`, form: { car_id: String(watched.id) } }),
        answers: signedIn('/watchlist', '/sign-in'),
      },
    ]),
  ),
  'POST /watchlist/notices': {
    kind: 'owned',
    call: () => ({ url: '/watchlist/notices', form: { channel: 'sms', agreed: 'yes' } }),
    answers: signedIn('/watchlist', '/sign-in'),
  },
  'POST /watchlist/notices/stop': {
    kind: 'owned',
    call: () => ({ url: '/watchlist/notices/stop', form: { stop: 'yes' } }),
    answers: signedIn('/watchlist', '/sign-in'),
  },
  'GET /api/watchlist/searches': {
    kind: 'owned',
    call: () => ({ url: '/api/watchlist/searches' }),
    answers: signedIn(200, 401),
    isShown: true,
  },
  'POST /watchlist/searches/save': {
    kind: 'owned',
    call: () => ({ url: '/watchlist/searches/save', form: { search: 'make=Kia' } }),
    answers: signedIn('/watchlist/searches', '/sign-in'),
  },
  ...Object.fromEntries(
    ['rename', 'follow', 'remove'].map((name): [string, OwnershipRow] => [
      `POST /watchlist/searches/${name}`,
      {
        kind: 'owned',
        call: ({ savedSearch }) => ({
          url: `/watchlist/searches/${name}`,
          form: { search_id: savedSearch, name: 'Renamed', told: 'no' },
        }),
        answers: { owner: '/watchlist/searches', stranger: 404, twin: 404, apart: '/sign-in', nobody: '/sign-in' },
      },
    ]),
  ),
};

const accountRows: Readonly<Record<string, OwnershipRow>> = {
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
      url: `/pages/unsubscribe?token=${unsubscribeToken}`,
      form: { 'List-Unsubscribe': 'One-Click' },
    }),
    answers: { owner: 200, stranger: 400, twin: 400, apart: 400, nobody: 400 },
  },
  // Last, because it signs the actor out.
  'POST /sign-out': { kind: 'owned', call: () => ({ url: '/sign-out', form: {} }), answers: alike('/') },
};

export const accountRouteRows: Readonly<Record<string, OwnershipRow>> = { ...watchlistRows, ...accountRows };
