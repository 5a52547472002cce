import type { Contestant } from './contestant.ts';
import { findDisagreements } from './find-disagreements.ts';
import { forecourtContestant } from './forecourt-contestant.ts';
import { generateQueries } from './generate-queries.ts';
import { generateStock } from './generate-stock.ts';
import { generateTypedQueries } from './generate-typed-queries.ts';
import { itemsjsContestant } from './itemsjs-contestant.ts';
import { type Measured, measureUpdates, type Runner, runRound, startRunner, summarise } from './measure.ts';
import { oramaContestant } from './orama-contestant.ts';
import { readBenchmarkLexicon, readTypedWords } from './read-typed-words.ts';
import { sqliteContestant } from './sqlite-contestant.ts';

export interface BenchmarkOptions {
  readonly cars: number;
  /**
   * Seconds that each engine searches in all rounds together, without the warm-up. Searches with typed words get half
   * of that.
   */
  readonly seconds: number;
  readonly rounds: number;
  readonly onProgress: (message: string) => void;
}

export interface BenchmarkResult {
  readonly cars: number;
  readonly measured: readonly Measured[];
  /** Results of each engine on words as shoppers type them. Forecourt first interprets the words as filters. */
  readonly typed: readonly Measured[];
  readonly readingMs: readonly number[];
  readonly disagreements: Readonly<Record<string, readonly string[]>>;
}

const contestants: readonly Contestant[] = [forecourtContestant, itemsjsContestant, oramaContestant, sqliteContestant];
const queryCount = 2000;

const startAgain = (runner: Runner, loaded = runner.loaded): Runner => ({
  ...runner,
  loaded,
  rates: [],
  latencies: [],
  processorMs: 0,
  place: 0,
});

const runTyped = (
  runners: readonly Runner[],
  stock: Parameters<typeof readBenchmarkLexicon>[0],
  { seconds, rounds }: Pick<BenchmarkOptions, 'seconds' | 'rounds'>,
): Pick<BenchmarkResult, 'typed' | 'readingMs'> => {
  const lexicon = readBenchmarkLexicon(stock);
  const queries = generateTypedQueries(stock, queryCount);
  const [own, ...peers] = runners.map((runner) => startAgain(runner)) as [Runner, ...Runner[]];
  const reading = startAgain(own, {
    ...own.loaded,
    search: (query) => own.loaded.search(readTypedWords(query, lexicon)),
  });
  const typed = [reading, ...peers];
  for (let round = 0; round <= rounds; round++) {
    for (const runner of typed) runRound(runner, queries, seconds / rounds, round > 0);
  }
  const readingMs = queries.map((query) => {
    const asked = performance.now();
    readTypedWords(query, lexicon);
    return performance.now() - asked;
  });
  return { typed: typed.map((runner) => summarise(runner, Number.NaN)), readingMs: readingMs.sort((a, b) => a - b) };
};

/** The engines take turns, so that a busy machine affects all alike. */
export const runBenchmark = ({ cars, seconds, rounds, onProgress }: BenchmarkOptions): BenchmarkResult => {
  const stock = generateStock(cars);
  const queries = generateQueries(stock, queryCount);
  const runners: Runner[] = [];
  for (const contestant of contestants) {
    onProgress(`${cars} cars: loading ${contestant.name}`);
    runners.push(startRunner(contestant, stock));
  }
  const [own, ...peers] = runners as [Runner, ...Runner[]];
  const disagreements = Object.fromEntries(
    peers.map((peer) => [peer.contestant.name, findDisagreements(own.loaded, peer.loaded, queries.slice(0, 40))]),
  );
  for (let round = 0; round <= rounds; round++) {
    onProgress(`${cars} cars: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}`);
    for (const runner of runners) runRound(runner, queries, seconds / rounds, round > 0);
  }
  onProgress(`${cars} cars: typed searches`);
  const typed = runTyped(runners, stock, { seconds: seconds / 2, rounds });
  onProgress(`${cars} cars: updating`);
  const measured = runners.map((runner) => summarise(runner, measureUpdates(runner, stock, seconds / rounds)));
  for (const runner of runners) runner.loaded.close();
  return { cars, measured, ...typed, disagreements };
};
