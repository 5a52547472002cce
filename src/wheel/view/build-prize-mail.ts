import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { capitalise } from '#src/lib/text/words.ts';

export interface PrizeMail {
  readonly words: {
    readonly subject: string;
    readonly preview: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
  readonly rows: readonly { readonly label: string; readonly text: string; readonly href: string | null }[];
}

interface PrizeMailFacts {
  readonly words: string;
  readonly isPrize: boolean;
  readonly terms: string;
  readonly code: string | null;
  readonly validUntil: string | null;
  readonly redeem: string | null;
  readonly shopperName: string | null;
  readonly href: string;
}

const describeForDealer = (name: string, { words, isPrize }: PrizeMailFacts): PrizeMail['words'] =>
  isPrize
    ? {
        subject: `${name} spun the wheel and won ${words}`,
        preview: 'Mark the code as used before you hand over the prize.',
        heading: 'Prize won',
        paragraphs: [
          `${name} spun the wheel and won the prize below. When they show you the code, mark it as used under Wheel prizes on the desk, then hand over the prize. If you don’t use the desk, forward this email to the people who run your website so they can mark it.`,
        ],
      }
    : {
        subject: `Spun the wheel: ${name}`,
        preview: `${name} asked for news and offers.`,
        heading: 'New marketing opt-in',
        paragraphs: [`${name} spun the wheel, didn’t win, and asked for news and offers.`],
      };

const describeForShopper = ({ words, redeem, terms }: PrizeMailFacts): PrizeMail['words'] => ({
  subject: `You’ve won ${words}`,
  preview: 'Your code is inside.',
  heading: `You’ve won ${words}`,
  paragraphs: [redeem ?? 'Show the code when you visit us.', ...(terms === '' ? [] : [terms])],
});

/** @spec L2.15 */
export const buildPrizeMail = (facts: PrizeMailFacts): PrizeMail => {
  const { words, isPrize, code, validUntil, shopperName, href } = facts;
  return {
    words: shopperName === null ? describeForShopper(facts) : describeForDealer(shopperName, facts),
    rows: isPrize
      ? [
          { label: 'Prize', text: capitalise(words), href: null },
          ...(code === null ? [] : [{ label: 'Code', text: code, href: null }]),
          ...(validUntil === null ? [] : [{ label: 'Valid until', text: formatDayInWords(validUntil), href: null }]),
          ...(shopperName === null ? [{ label: 'Your spin', text: 'View your result', href }] : []),
        ]
      : [],
  };
};

interface PrizeTextFacts extends Pick<PrizeMailFacts, 'words' | 'code' | 'validUntil' | 'href'> {
  readonly siteName: string;
}

/** @spec L2.15 */
export const buildPrizeText = ({ words, code, validUntil, href, siteName }: PrizeTextFacts): string | null => {
  if (code === null) return null;
  const until = validUntil === null ? '' : `, use by ${formatDayInWords(validUntil)}`;
  return `${siteName}: you’ve won ${words}. Code ${code}${until}. ${href}`;
};
