import { parseArgs } from 'node:util';
import { formatResults } from './format-results.ts';
import { runBenchmark } from './run-benchmark.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '2000,20000,200000' },
    seconds: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '5' },
  },
});

for (const cars of values.sizes.split(',').map(Number)) {
  const onProgress = (message: string): void => {
    process.stderr.write(`${message}\n`);
  };
  const result = runBenchmark({ cars, seconds: Number(values.seconds), rounds: Number(values.rounds), onProgress });
  process.stdout.write(`${formatResults(result)}\n`);
}
