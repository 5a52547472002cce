import { expect, it } from 'vitest';
import { testSearchPaths } from '../../testing/test-search-paths.ts';
import { buildModelState, chooseGoneAnswer } from './choose-gone-answer.ts';

const vehicle = { make: 'Toyota', model: 'RAV4' };

it('redirects a car that is no longer listed to its model, else answers that it is gone [B4.17]', () => {
  expect(chooseGoneAnswer(vehicle, 3, testSearchPaths)).toEqual({ kind: 'redirect', path: '/search/toyota/rav4' });
  expect(chooseGoneAnswer(vehicle, 0, testSearchPaths)).toEqual({ kind: 'gone' });
  expect(buildModelState(vehicle).refinements).toEqual({ make: ['Toyota'], make_model: ['Toyota RAV4'] });
});
