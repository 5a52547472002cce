import type { Contestant } from './contestant.ts';
import { findDisagreements } from './find-disagreements.ts';
import { forecourtContestant } from './forecourt-contestant.ts';
import { generateQueries } from './generate-queries.ts';
import { generateStock } from './generate-stock.ts';
import { itemsjsContestant } from './itemsjs-contestant.ts';
import { type Measured, measureUpdates, type Runner, runRound, startRunner, summarise } from './measure.ts';
import { oramaContestant } from './orama-contestant.ts';
import { sqliteContestant } from './sqlite-contestant.ts';

export interface BenchmarkOptions {
  readonly cars: number;
  /** Of searching, for each engine, over all rounds. */
  readonly seconds: number;
  readonly rounds: number;
  readonly onProgress: (message: string) => void;
}

export interface BenchmarkResult {
  readonly cars: number;
  /** Forecourt first. */
  readonly measured: readonly Measured[];
  /** Kinds of query on which a peer's counts differ from Forecourt's, by peer. */
  readonly disagreements: Readonly<Record<string, readonly string[]>>;
}

const contestants: readonly Contestant[] = [forecourtContestant, itemsjsContestant, oramaContestant, sqliteContestant];
const queryCount = 2000;

/** Runs every engine on the same stock and searches, in turns, so that a busy machine slows all alike. */
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
  onProgress(`${cars} cars: updating`);
  const measured = runners.map((runner) => summarise(runner, measureUpdates(runner, stock, seconds / rounds)));
  for (const runner of runners) runner.loaded.close();
  return { cars, measured, disagreements };
};
