import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import type { PrizeMailFacts } from './build-prize-mail.ts';

interface PrizeTextFacts extends Pick<PrizeMailFacts, 'words' | 'code' | 'validUntil' | 'href'> {
  readonly siteName: string;
}

/** The text message that brings the code of a prize to its winner: who writes, what, by which code, until when, and where it stands. Null for no prize. @spec L2.15 */
export const buildPrizeText = ({ words, code, validUntil, href, siteName }: PrizeTextFacts): string | null => {
  if (code === null) return null;
  const until = validUntil === null ? '' : `, good until ${formatDayInWords(validUntil)}`;
  return `${siteName}: you won ${words}. Your code is ${code}${until}. ${href}`;
};
