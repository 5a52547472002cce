import { formatPrice } from '../../../src/lib/format-number.ts';
import { cutText } from '../../../src/lib/text/cut-text.ts';
import type { SaleColumn } from '../../../src/stock-import/rules/create-feed-notes.ts';
import type { WordColumn } from '../../../src/stock-import/rules/create-word-columns.ts';
import type { StatusWord } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { isConfidential } from '../../../src/stock-import/rules/mapping/is-confidential.ts';
import type { ProposedMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import { isNearlyAll } from '../../../src/stock-import/rules/price-columns.ts';
import type { LikelyColumn } from '../../../src/stock-import/rules/suggest-optional-columns.ts';
import type { Prompt } from '../../site/new/ask.ts';
import { askLikely } from './ask-likely-columns.ts';
import { askRequired, type MissingColumn } from './ask-required-columns.ts';
import { askSaleColumns, askWordColumns, askWords } from './ask-sale-columns.ts';
import { askYards } from './ask-yards.ts';
import type { MapAnswers, Pairs } from './map-answers.ts';

export interface MapQuestions {
  readonly proposal: Pick<ProposedMapping, 'priceGuess' | 'guessedYards' | 'unknownYards' | 'internalTexts'>;
  /** The price's heading, if nothing says whether the price includes government charges. */
  readonly plainPrice: string | null;
  /** Returns a cell of the heading's column that itself says drive-away, such as '$16,490 DA'. */
  readonly findDriveAwayCell: (heading: string) => string | undefined;
  readonly likely: readonly LikelyColumn[];
  readonly missing: readonly MissingColumn[];
  readonly headings: readonly string[];
  readonly statusWords: readonly StatusWord[];
  readonly saleColumns: readonly SaleColumn[];
  readonly wordColumns: readonly WordColumn[];
  readonly locationSlugs: readonly string[];
}

const sampleLength = 40;

const askPrice = async (prompt: Prompt, guess: ProposedMapping['priceGuess']): Promise<Pairs> => {
  if (guess === null) return {};
  const { chosen, column, other, example, compared, otherLower } = guess;
  if (isNearlyAll(otherLower, compared)) {
    prompt.say(`  "${other}" is lower in ${otherLower} of ${compared} rows, so it may be the cost.`);
  }
  const dollars = (amount: number | undefined): string =>
    amount === undefined ? '' : ` (${formatPrice(amount * 100)} for the first car)`;
  const question = `Do shoppers pay "${chosen}"${dollars(example?.chosen)}, and not "${other}"${dollars(example?.other)}?`;
  return (await prompt.askYesNo(question, true))
    ? { [chosen]: column, [other]: 'ignored' }
    : { [other]: 'price', [chosen]: 'ignored' };
};

const askDriveAway = async (prompt: Prompt, heading: string, cell: string | undefined): Promise<Pairs> => {
  if (cell !== undefined) prompt.say(`  Cells that say so, such as "${cell}", are drive-away prices already.`);
  return (await prompt.askYesNo(`Is "${heading}" the drive-away price, unless a cell says otherwise?`))
    ? { [heading]: 'drive_away_price' }
    : { [heading]: 'price' };
};

const askInternal = async (prompt: Prompt, texts: ProposedMapping['internalTexts']): Promise<Pairs> => {
  for (const { heading, cell } of texts) {
    if (isConfidential(heading)) continue;
    const sample = JSON.stringify(cutText(cell.replaceAll(/\s+/g, ' '), sampleLength));
    if (await prompt.askYesNo(`Can shoppers read "${heading}", such as ${sample}?`)) return { [heading]: 'comments' };
  }
  return {};
};

const askColumns = async (prompt: Prompt, questions: MapQuestions): Promise<Pairs> => {
  const { proposal, likely, saleColumns, wordColumns } = questions;
  const paid = await askPrice(prompt, proposal.priceGuess);
  const plainPrice = Object.keys(paid).find((heading) => paid[heading] === 'price') ?? questions.plainPrice;
  const driveAway =
    plainPrice === null ? {} : await askDriveAway(prompt, plainPrice, questions.findDriveAwayCell(plainPrice));
  const prices = { ...paid, ...driveAway };
  const recognised = await askLikely(prompt, likely);
  const hasComments = Object.values(recognised).includes('comments');
  const internal = hasComments ? {} : await askInternal(prompt, proposal.internalTexts);
  const answered = { ...prices, ...recognised, ...internal };
  const required = await askRequired(prompt, questions.missing, questions.headings, answered);
  const known = { ...answered, ...required };
  const asStatus = new Set(likely.flatMap(({ heading, column }) => (column === 'status' ? [heading] : [])));
  const unasked = wordColumns.filter(({ heading }) => !asStatus.has(heading));
  const columns = { ...recognised, ...internal, ...required, ...(await askWordColumns(prompt, unasked, known)) };
  const others = saleColumns.filter(({ heading }) => prices[heading] === undefined);
  return { ...prices, ...(await askSaleColumns(prompt, others, columns)) };
};

const askRound = async (prompt: Prompt, questions: MapQuestions): Promise<MapAnswers> => ({
  columns: await askColumns(prompt, questions),
  yards: await askYards(prompt, questions.proposal, questions.locationSlugs),
  ...(await askWords(prompt, questions.statusWords)),
});

const isAnswered = ({ columns, yards, onSale, notOnSale }: MapAnswers): boolean =>
  [columns, yards].some((pairs) => Object.keys(pairs).length > 0) || onSale.length + notOnSale.length > 0;

/**
 * Leaves out what earlier rounds asked, including headings to which the dealer answered no and yards left without a
 * location.
 */
const withoutAsked = (questions: MapQuestions, asked: readonly MapQuestions[]): MapQuestions => {
  const headings = new Set(asked.flatMap(({ proposal }) => proposal.internalTexts.map(({ heading }) => heading)));
  const likely = new Set(asked.flatMap((one) => one.likely.map(({ heading, column }) => `${heading} ${column}`)));
  const columns = new Set(asked.flatMap((one) => one.likely.map(({ column }) => column)));
  const missing = new Set(asked.flatMap((one) => one.missing.map(({ column }) => column)));
  const yards = new Set(
    asked.flatMap(({ proposal }) => [...proposal.unknownYards, ...Object.keys(proposal.guessedYards)]),
  );
  const worded = new Set(asked.flatMap(({ statusWords }) => statusWords.map(({ heading }) => heading)));
  const wordy = new Set(asked.flatMap(({ wordColumns }) => wordColumns.map(({ heading }) => heading)));
  const sales = new Set(asked.flatMap(({ saleColumns }) => saleColumns.map(({ heading }) => heading)));
  const { proposal } = questions;
  return {
    ...questions,
    plainPrice: asked.some((one) => one.plainPrice !== null || one.proposal.priceGuess !== null)
      ? null
      : questions.plainPrice,
    likely: questions.likely.filter(
      ({ heading, column, isLikely }) =>
        !likely.has(`${heading} ${column}`) && (isLikely !== false || !columns.has(column)),
    ),
    missing: questions.missing.filter(({ column }) => !missing.has(column)),
    wordColumns: questions.wordColumns.filter(({ heading }) => !wordy.has(heading)),
    saleColumns: questions.saleColumns.filter(({ heading }) => !sales.has(heading)),
    statusWords: questions.statusWords.filter(({ heading }) => !worded.has(heading)),
    proposal: {
      priceGuess: asked.some((one) => one.proposal.priceGuess !== null) ? null : proposal.priceGuess,
      unknownYards: proposal.unknownYards.filter((yard) => !yards.has(yard)),
      guessedYards: Object.fromEntries(Object.entries(proposal.guessedYards).filter(([yard]) => !yards.has(yard))),
      internalTexts: proposal.internalTexts.filter(({ heading }) => !headings.has(heading)),
    },
  };
};

const merge = (one: MapAnswers, other: MapAnswers): MapAnswers => ({
  columns: { ...one.columns, ...other.columns },
  yards: { ...one.yards, ...other.yards },
  onSale: [...one.onSale, ...other.onSale],
  notOnSale: [...one.notOnSale, ...other.notOnSale],
});

/**
 * Asks only what the file and the site's settings don't say. Reads the file again after each round, because answers can
 * lead to new questions.
 * @param readAgain returns the questions that are open when the file is read with the answers
 */
export const askMapping = (
  prompt: Prompt,
  questions: MapQuestions,
  readAgain: (answers: MapAnswers) => Promise<MapQuestions>,
): Promise<MapAnswers> =>
  prompt.askAll(async () => {
    const asked = [questions];
    let answers = await askRound(prompt, questions);
    for (let last = answers; isAnswered(last); ) {
      const open = withoutAsked(await readAgain(answers), asked);
      asked.push(open);
      last = await askRound(prompt, open);
      answers = merge(answers, last);
    }
    return answers;
  });
