import { formatUsage } from './lib/format-usage.ts';
import { readCommandLine } from './lib/read-command-line.ts';
import { reportErrors } from './lib/report-errors.ts';

const usage = formatUsage({
  summary: 'Builds the container image, and checks it by running it.',
  calls: ['npm run image -- build NAME', 'npm run image -- check NAME'],
  commands: {
    build: 'Builds the image from Debian packages, the pages and the production dependencies',
    check:
      'Runs the image with the demo sites, checks that it refuses what it must, and prints size, start time and memory',
  },
  notes: ['Needs mmdebstrap and buildah, and crun to check. Checking needs root, or `buildah unshare` before it.'],
  example: 'npm run image -- build localhost/forecourt:0.1.0',
});

await reportErrors(async () => {
  const {
    command,
    operand: name,
    fail,
  } = readCommandLine(process.argv.slice(2), {
    usage,
    commands: { build: [], check: [] },
  });
  if (name === undefined) return fail('Name the image.');
  if (command === 'build') {
    const { buildImage } = await import('./image/build-image.ts');
    await buildImage(name);
    console.log(`${name} is built.`);
  } else {
    const { checkImage } = await import('./image/check-image.ts');
    console.log(await checkImage(name));
  }
});
