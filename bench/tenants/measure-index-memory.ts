import { setTimeout as wait } from 'node:timers/promises';
import { createSearchEngine } from '#src/search/engine/create-search-engine.ts';
import { benchmarkSettings, generateStock } from '../search/generate-stock.ts';

// Prints the memory that indexes really take and the memory that they report, in bytes per car. Run it with
// `--expose-gc`.
const [sites = 40, cars = 1000] = process.argv.slice(2).map(Number);

const readMemory = async (): Promise<number> => {
  for (let time = 0; time < 4; time += 1) {
    if (global.gc === undefined) throw new Error('Run with --expose-gc.');
    global.gc();
    // Buffers are freed on another thread.
    await wait(20);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const fillEngine = (seed: number) => {
  const engine = createSearchEngine(benchmarkSettings);
  // Copies the documents, because on a server each site reads its own documents from the database and shares no text
  // with other sites.
  engine.upsert(JSON.parse(JSON.stringify(generateStock(cars, seed))));
  engine.prepare();
  return engine;
};

// Fills the caches of words and documents first, because all indexes of a process share them.
for (let seed = 1; seed * cars <= 20_000; seed++) fillEngine(seed);
const before = await readMemory();
const engines = Array.from({ length: sites }, (_, place) => fillEngine(1000 + place));
const taken = (await readMemory()) - before;
const reported = engines.reduce((total, engine) => total + engine.memoryBytes(), 0);
console.log(JSON.stringify({ takenBytes: taken / sites / cars, reportedBytes: reported / sites / cars }));
