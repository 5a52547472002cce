// `npm start`: builds when the sources are newer than the build, then serves.
import { enableCompileCache } from 'node:module';
import { build } from './build.ts';
import { isBuildCurrent } from './lib/build-stamp.ts';
import { isExplained } from './lib/is-explained.ts';

// React renders 2.6 times slower in its development mode, so the mode of Forecourt has a name of its own.
process.env.FORECOURT_ENV ??= process.env.NODE_ENV === 'production' ? 'production' : 'development';
process.env.NODE_ENV = 'production';

// Compiled modules are kept between starts, in the system's folder for temporary files.
enableCompileCache();

try {
  if (!isBuildCurrent()) {
    console.log('Building the pages ...');
    await build();
  }
  const { serve } = await import('../src/app/host/main.ts');
  await serve();
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
