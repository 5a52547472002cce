import { describe, expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { problemsOf } from '#src/sites/testing/resolve-or-throw.ts';
import { testCampaign } from '../testing/make-test-campaign.ts';
import { findCampaignStatus } from './find-campaign-status.ts';

const problemsWith = (changes: object) =>
  problemsOf(minimalSite('wattle', 'group', { wheel: { campaign: testCampaign(changes) } }));
const prize = { key: 'a', words: 'A', label: 'A', weight: 1 };

describe('a campaign', () => {
  it('accepts a valid campaign [L2.15]', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    ['ends before it begins', { endsOn: '2026-10-31' }, 'last day is before its first day'],
    ['never ends', { endsOn: '2036-11-30' }, 'longer than five years'],
    ['ends on no day', { endsOn: '2026-11-31' }, ''],
    ['has a weight of nothing', { prizes: [{ ...prize, weight: 0 }, prize] }, ''],
    ['has half a chance', { prizes: [{ ...prize, weight: 0.5 }, prize] }, ''],
    ['has a prize twice', { prizes: [prize, prize] }, 'the same key'],
    [
      'has nothing to win',
      { prizes: ['a', 'b'].map((key) => ({ ...prize, key, isPrize: false })) },
      'Nothing can be won',
    ],
    ['can run out', { prizes: ['a', 'b'].map((key) => ({ ...prize, key, quantity: 9 })) }, 'Every prize can run out'],
  ])('prevents the start-up of a site when it %s [L2.15]', (_what, changes, words) => {
    const problems = JSON.stringify(problemsWith(changes));
    expect(problems).toContain('wheel');
    expect(problems).toContain(words);
  });

  it('runs from the start of its first day to the end of its last, in the site’s time zone [L2.15]', () => {
    const at = (moment: string) =>
      findCampaignStatus({ startsOn: '2026-11-01', endsOn: '2026-11-30' }, 'Australia/Adelaide', Date.parse(moment));
    expect(at('2026-10-31T23:59:59.999+10:30')).toBe('soon');
    expect(at('2026-11-01T00:00:00+10:30')).toBe('running');
    expect(at('2026-11-30T23:59:59.999+10:30')).toBe('running');
    expect(at('2026-12-01T00:00:00+10:30')).toBe('over');
  });
});
