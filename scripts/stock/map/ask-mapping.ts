import { z } from 'zod';
import { formatPrice } from '../../../src/lib/format-number.ts';
import { cutText } from '../../../src/lib/text/cut-text.ts';
import type { SaleColumn } from '../../../src/stock-import/rules/create-feed-notes.ts';
import type { WordColumn } from '../../../src/stock-import/rules/create-word-columns.ts';
import type { StatusWord } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { quoteWords } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { searched } from '../../../src/stock-import/rules/feed-columns.ts';
import { isConfidential } from '../../../src/stock-import/rules/mapping/is-confidential.ts';
import type { ProposedMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import { isNearlyAll } from '../../../src/stock-import/rules/price-columns.ts';
import type { LikelyColumn } from '../../../src/stock-import/rules/suggest-optional-columns.ts';
import { readYesNo } from '../../site/new/answers/read-yes-no.ts';
import type { Prompt } from '../../site/new/ask.ts';
import { isNothing } from '../../site/new/ask.ts';
import type { MapAnswers } from './map-answers.ts';

export interface MapQuestions {
  readonly proposal: Pick<ProposedMapping, 'priceGuess' | 'guessedYards' | 'unknownYards' | 'internalTexts'>;
  readonly likely: readonly LikelyColumn[];
  readonly statusWords: readonly StatusWord[];
  readonly saleColumns: readonly SaleColumn[];
  readonly wordColumns: readonly WordColumn[];
  readonly locationSlugs: readonly string[];
}

type Pairs = Readonly<Record<string, string>>;

const mostWords = 10;
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

/** Prices and comments. Shoppers see them, so the dealer is asked about each of these columns separately. */
const askedAlone = /price|^comments$/;
const everydayNames: Readonly<Record<string, string>> = { location_code: 'yard', odometer: 'kilometres' };

const toEveryday = (column: string): string => everydayNames[column] ?? column.replaceAll('_', ' ');

const askTogether = async (prompt: Prompt, likely: readonly LikelyColumn[]): Promise<Pairs> => {
  const sure = [
    ...Map.groupBy(
      likely.filter(({ column, isLikely = true }) => isLikely && !askedAlone.test(column)),
      ({ column }) => column,
    ).values(),
  ].flatMap(([first]) => first ?? []);
  if (sure.length < 2) return {};
  for (const { heading, column, example } of sure) {
    prompt.say(`  "${heading}" is the ${toEveryday(column)}${example === undefined ? '' : `: ${example}`}`);
  }
  return (await prompt.askYesNo('Is all of that right?', true))
    ? Object.fromEntries(sure.map(({ heading, column }) => [heading, column]))
    : {};
};

/** If the dealer answers no, maps the heading to 'ignored', so that the next round doesn't ask about it again. */
const askLikely = async (prompt: Prompt, likely: readonly LikelyColumn[]): Promise<Pairs> => {
  const columns: Record<string, string> = { ...(await askTogether(prompt, likely)) };
  for (const { heading, column, why, question, isLikely = true } of likely) {
    if (Object.values(columns).includes(column)) continue;
    if (why !== undefined) prompt.say(`  ${why}`);
    const isColumn = await prompt.askYesNo(question ?? `Is "${heading}" the ${toEveryday(column)}?`, isLikely);
    columns[heading] = isColumn ? column : 'ignored';
  }
  const read = new Set(Object.values(columns));
  const without = [...new Set(likely.map(({ column }) => column))].filter((column) => !read.has(column));
  if (without.length > 0) {
    prompt.say(
      `  Still without a heading: ${without.join(', ')}. If the file has one, add --columns "HEADING=${without[0]}".`,
    );
  }
  return columns;
};

const askInternal = async (prompt: Prompt, texts: ProposedMapping['internalTexts']): Promise<Pairs> => {
  for (const { heading, cell } of texts) {
    if (isConfidential(heading)) continue;
    const sample = JSON.stringify(cutText(cell.replaceAll(/\s+/g, ' '), sampleLength));
    if (await prompt.askYesNo(`Can shoppers read "${heading}", such as ${sample}?`)) return { [heading]: 'comments' };
  }
  return {};
};

const mostWordColumns = 6;
const saleNames = ['status', 'sold', 'reserved'];

const yesOrNo = z
  .string()
  .transform((typed, context) => {
    const answer = readYesNo(typed);
    if (answer !== undefined) return answer;
    context.addIssue({ code: 'custom', message: typed });
    return z.NEVER;
  })
  .meta({ allowed: 'yes or no' });

const askStatusColumn = async (prompt: Prompt, columns: readonly WordColumn[]): Promise<WordColumn | undefined> => {
  const [only] = columns;
  if (columns.length === 1 && only !== undefined) {
    prompt.say(`  "${only.heading}" says ${quoteWords(only.words)}.`);
    const isStatus = await prompt.ask(`Does "${only.heading}" say which cars are for sale? (yes or no)`, yesOrNo);
    return isStatus ? only : undefined;
  }
  for (const [at, { heading, words }] of columns.entries())
    prompt.say(`  ${at + 1} "${heading}" says ${quoteWords(words)}.`);
  const number = z
    .string()
    .refine((typed) => isNothing(typed) || columns[Number(typed) - 1] !== undefined)
    .meta({ allowed: `a number from 1 to ${columns.length}, or none` });
  const typed = await prompt.ask('Which column says which cars are for sale? (a number, or none)', number);
  return columns[Number(typed) - 1];
};

/**
 * Asks whether an unread column says which cars are for sale, unless another column is the status. There's no answer to
 * Enter, because sold cars could be published.
 * @param columns the answers so far
 */
const askWordColumns = async (prompt: Prompt, wordColumns: readonly WordColumn[], columns: Pairs): Promise<Pairs> => {
  const open = wordColumns
    .filter(({ heading }) => (columns[heading] ?? 'ignored') === 'ignored')
    .slice(0, mostWordColumns);
  if (open.length === 0 || saleNames.some((name) => Object.values(columns).includes(name))) return {};
  const found = await askStatusColumn(prompt, open);
  return found === undefined
    ? Object.fromEntries(open.map(({ heading }) => [heading, searched]))
    : { [found.heading]: 'status' };
};

/**
 * Asks about unread columns whose text keeps cars off sale, such as notes to the staff. If the dealer agrees, the
 * column is 'searched', because the import doesn't search for such text in a column that's `ignored`.
 * @param columns the answers so far
 */
const askSaleColumns = async (prompt: Prompt, saleColumns: readonly SaleColumn[], columns: Pairs): Promise<Pairs> => {
  const answered: Record<string, string> = { ...columns };
  for (const { heading, held, says } of saleColumns) {
    if (![undefined, 'ignored', searched].includes(columns[heading])) continue;
    prompt.say(`  "${heading}" says ${says}.`);
    const [these, word] = held === 1 ? ['this car', 'the words'] : ['these cars', 'such words'];
    const isKept = await prompt.askYesNo(`Keep ${these} off sale, because of ${word}?`, true);
    answered[heading] = isKept ? searched : 'ignored';
  }
  return answered;
};

const askYards = async (prompt: Prompt, { proposal, locationSlugs }: MapQuestions): Promise<Pairs> => {
  const { guessedYards, unknownYards } = proposal;
  const names = [...unknownYards, ...Object.keys(guessedYards)];
  if (names.length === 0 || locationSlugs.length < 2) return {};
  prompt.say(`  ${locationSlugs.map((slug, at) => `${at + 1} ${slug}`).join(', ')}`);
  const toSlug = (typed: string): string => locationSlugs[Number(typed) - 1] ?? typed;
  const location = z
    .string()
    .trim()
    .transform(toSlug)
    .refine((slug) => locationSlugs.includes(slug))
    .meta({ allowed: `a number from 1 to ${locationSlugs.length}` });
  const yards: Record<string, string> = {};
  for (const name of names) {
    const guessed = guessedYards[name];
    // If other yards take all locations but one, the remaining location is the likely answer.
    const free = locationSlugs.filter((slug) => !Object.values({ ...guessedYards, ...yards }).includes(slug));
    const fallback = guessed ?? (free.length === 1 ? free[0] : undefined);
    const question = `Which yard is "${name}"?`;
    const slug =
      fallback === undefined
        ? await prompt.askOptional(question, location)
        : await prompt.ask(question, location, String(locationSlugs.indexOf(fallback) + 1));
    if (slug !== null) yards[name] = slug;
  }
  return yards;
};

const askWordsOf = async (prompt: Prompt, heading: string, words: readonly string[]): Promise<ReadonlySet<string>> => {
  const [only = ''] = words;
  if (words.length === 1) {
    return new Set((await prompt.askYesNo(`Is a car for sale if "${heading}" says "${only}"?`)) ? words : []);
  }
  const numbers = z
    .string()
    .transform((typed) => typed.match(/[^\s,;]+/g) ?? [])
    .refine((typed) => typed.every((number) => words[Number(number) - 1] !== undefined))
    .meta({ allowed: `numbers from 1 to ${words.length}, such as 1 2` });
  const listed = words.map((word, at) => `${at + 1} ${word}`).join(', ');
  const typed = await prompt.askOptional(`Which words in "${heading}" mean for sale: ${listed}?`, numbers);
  return new Set((typed ?? []).flatMap((number) => words[Number(number) - 1] ?? []));
};

const askWords = async (
  prompt: Prompt,
  words: readonly StatusWord[],
): Promise<Pick<MapAnswers, 'onSale' | 'notOnSale'>> => {
  const onSale: string[] = [];
  const notOnSale: string[] = [];
  const unknown = words.filter(({ meaning }) => meaning === 'unknown').slice(0, mostWords);
  for (const [heading, ofColumn] of Map.groupBy(unknown, (word) => word.heading)) {
    const chosen = await askWordsOf(
      prompt,
      heading,
      ofColumn.map(({ word }) => word),
    );
    for (const { word } of ofColumn) (chosen.has(word) ? onSale : notOnSale).push(word);
  }
  return { onSale, notOnSale };
};

const askColumns = async (prompt: Prompt, questions: MapQuestions): Promise<Pairs> => {
  const { proposal, likely, saleColumns, wordColumns } = questions;
  const prices = await askPrice(prompt, proposal.priceGuess);
  const recognised = await askLikely(prompt, likely);
  const hasComments = Object.values(recognised).includes('comments');
  const internal = hasComments ? {} : await askInternal(prompt, proposal.internalTexts);
  const known = { ...prices, ...recognised, ...internal };
  const asStatus = new Set(likely.flatMap(({ heading, column }) => (column === 'status' ? [heading] : [])));
  const unasked = wordColumns.filter(({ heading }) => !asStatus.has(heading));
  const columns = { ...recognised, ...internal, ...(await askWordColumns(prompt, unasked, known)) };
  const others = saleColumns.filter(({ heading }) => prices[heading] === undefined);
  return { ...prices, ...(await askSaleColumns(prompt, others, columns)) };
};

const askRound = async (prompt: Prompt, questions: MapQuestions): Promise<MapAnswers> => ({
  columns: await askColumns(prompt, questions),
  yards: await askYards(prompt, questions),
  ...(await askWords(prompt, questions.statusWords)),
});

const isAnswered = ({ columns, yards, onSale, notOnSale }: MapAnswers): boolean =>
  [columns, yards].some((pairs) => Object.keys(pairs).length > 0) || onSale.length + notOnSale.length > 0;

/**
 * Leaves out what an earlier round asked. That includes headings to which the dealer answered no, and yards that were
 * left without a location.
 */
const withoutAsked = (questions: MapQuestions, asked: readonly MapQuestions[]): MapQuestions => {
  const headings = new Set(asked.flatMap(({ proposal }) => proposal.internalTexts.map(({ heading }) => heading)));
  const likely = new Set(asked.flatMap((one) => one.likely.map(({ heading, column }) => `${heading} ${column}`)));
  const columns = new Set(asked.flatMap((one) => one.likely.map(({ column }) => column)));
  const yards = new Set(
    asked.flatMap(({ proposal }) => [...proposal.unknownYards, ...Object.keys(proposal.guessedYards)]),
  );
  const worded = new Set(asked.flatMap(({ statusWords }) => statusWords.map(({ heading }) => heading)));
  const wordy = new Set(asked.flatMap(({ wordColumns }) => wordColumns.map(({ heading }) => heading)));
  const sales = new Set(asked.flatMap(({ saleColumns }) => saleColumns.map(({ heading }) => heading)));
  const { proposal } = questions;
  return {
    ...questions,
    likely: questions.likely.filter(
      ({ heading, column, isLikely }) =>
        !likely.has(`${heading} ${column}`) && (isLikely !== false || !columns.has(column)),
    ),
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
 * Asks only what can't be read from the file or the site's settings. After each round of answers, reads the file again,
 * because answers can lead to new questions.
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
