import { createSearchEngine } from '#src/search/engine/create-search-engine.ts';
import { benchmarkSettings, generateStock } from '../search/generate-stock.ts';

/** Prints, in bytes a car, the memory that indexes really take and what they report. Run it with `--expose-gc`. */
const [sites = 40, cars = 1000] = process.argv.slice(2).map(Number);

const readMemory = (): number => {
  if (global.gc === undefined) throw new Error('Run with --expose-gc.');
  global.gc();
  global.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const fillEngine = (seed: number) => {
  const engine = createSearchEngine(benchmarkSettings);
  engine.upsert(generateStock(cars, seed));
  engine.prepare();
  return engine;
};

// The process shares caches of words and documents among its indexes. They are full before anything is measured.
for (let seed = 1; seed <= 20; seed++) fillEngine(seed);
const before = readMemory();
const engines = Array.from({ length: sites }, (_, place) => fillEngine(1000 + place));
const taken = readMemory() - before;
const reported = engines.reduce((total, engine) => total + engine.memoryBytes(), 0);
console.log(JSON.stringify({ takenBytes: taken / sites / cars, reportedBytes: reported / sites / cars }));
