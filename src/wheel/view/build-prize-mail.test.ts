import { describe, expect, it } from 'vitest';
import { buildPrizeMail } from './build-prize-mail.ts';

const won = {
  words: 'a set of ramps',
  isPrize: true,
  terms: 'One a van.',
  code: 'QFB3-ZG82',
  validUntil: '2026-12-20',
  redeem: 'Show it at the counter.',
  shopperName: null,
  href: 'https://www.wattle.example/spin-to-win',
};

describe('the mail about a spin', () => {
  it('tells the winner the prize, its code, its expiry and how to claim it [L2.15]', () => {
    expect(buildPrizeMail(won)).toEqual({
      words: {
        subject: 'You’ve won a set of ramps',
        preview: 'Your code is inside.',
        heading: 'You’ve won a set of ramps',
        paragraphs: ['Show it at the counter.', 'One a van.'],
      },
      rows: [
        { label: 'Prize', text: 'A set of ramps', href: null },
        { label: 'Code', text: 'QFB3-ZG82', href: null },
        { label: 'Valid until', text: '20 December 2026', href: null },
        { label: 'Your spin', text: 'View your result', href: won.href },
      ],
    });
  });

  it('tells the dealer who won, with the code to look for [L2.15]', () => {
    const { words, rows } = buildPrizeMail({ ...won, shopperName: 'Ann' });
    expect(words.subject).toBe('Ann spun the wheel and won a set of ramps');
    expect(rows.map(({ text }) => text)).toEqual(['A set of ramps', 'QFB3-ZG82', '20 December 2026']);
  });

  it('tells the dealer that a visitor without a prize wants news, and mentions no prize [L2.15]', () => {
    const lost = { ...won, isPrize: false, code: null, validUntil: null, shopperName: 'Ann' };
    const { words, rows } = buildPrizeMail(lost);
    expect(words.paragraphs).toEqual(['Ann spun the wheel, didn’t win, and asked for news and offers.']);
    expect(rows).toEqual([]);
  });
});
