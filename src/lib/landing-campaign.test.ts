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

it('keeps the campaign of the page that a visit began with, until another one comes [L7.02]', () => {
  expect(readCampaign()).toBe('');
  recordCampaign('?utm_source=news&page=2&utm_campaign=may+sale');
  recordCampaign('');
  recordCampaign('?page=3');
  expect(readCampaign()).toBe('utm_source=news&utm_campaign=may+sale');
  recordCampaign('?utm_source=flyer');
  expect(readCampaign()).toBe('utm_source=flyer');
});

it('keeps none that is out of all proportion', () => {
  expect(pickCampaign(`utm_source=${'x'.repeat(489)}`)).toHaveLength(500);
  expect(pickCampaign(`utm_source=${'x'.repeat(490)}`)).toBe('');
});

it('tells nothing where storage holds something else, or is forbidden', () => {
  kept.set('forecourt.campaign', 'token=secret');
  expect(readCampaign()).toBe('');
  vi.stubGlobal('sessionStorage', undefined);
  expect(readCampaign()).toBe('');
  expect(() => recordCampaign('?utm_source=a')).not.toThrow();
});
