import { describe, expect, it } from 'vitest';
import { readLeadArguments } from './read-lead-arguments.ts';

describe('the arguments', () => {
  it.each([
    [[]],
    [['remove']],
    [['show']],
    [['show', 'ann']],
    [['resend']],
    [['resend', '--state', 'trapped']],
    [['export', 'leads.xlsx']],
    [['forget']],
    [['forget', 'ann@example.com']],
    [['forget', '--phone', '07 5550 1969']],
    [['list', '--state', 'lost']],
    [['list', '--since', 'yesterday']],
    [['list', '--limit', '0']],
  ])('is refused with the usage: %j', (argv) => {
    expect(() => readLeadArguments(argv)).toThrow('Usage:');
  });

  it('become a filter', () => {
    const argv = ['list', '--site', 'wattle-group', '--state', 'dead', '--kind', 'webhook', '--since', '2026-11-01'];
    expect(readLeadArguments(argv).filter).toMatchObject({
      siteSlug: 'wattle-group',
      state: 'dead',
      kind: 'webhook',
      since: new Date('2026-11-01T00:00:00Z'),
    });
  });
});
