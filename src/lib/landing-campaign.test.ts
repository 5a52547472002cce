import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pickCampaign, readCampaign, recordCampaign } from './landing-campaign.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a visit’s first campaign until another one replaces it [L7.02]', () => {
  expect(readCampaign()).toBe('');
  recordCampaign('?utm_source=news&page=2&utm_campaign=may+sale');
  recordCampaign('');
  recordCampaign('?page=3');
  expect(readCampaign()).toBe('utm_source=news&utm_campaign=may+sale');
  recordCampaign('?utm_source=flyer');
  expect(readCampaign()).toBe('utm_source=flyer');
});

it('drops a campaign that is too long', () => {
  expect(pickCampaign(`utm_source=${'x'.repeat(489)}`)).toHaveLength(500);
  expect(pickCampaign(`utm_source=${'x'.repeat(490)}`)).toBe('');
});

it('returns nothing when storage is blocked or holds invalid data', () => {
  kept.set('forecourt.campaign', 'token=secret');
  expect(readCampaign()).toBe('');
  vi.stubGlobal('sessionStorage', undefined);
  expect(readCampaign()).toBe('');
  expect(() => recordCampaign('?utm_source=a')).not.toThrow();
});
