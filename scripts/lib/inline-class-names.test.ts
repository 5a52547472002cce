import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { inlineClassNames } from './inline-class-names.ts';

it('writes class names where they are used, and keeps the style sheet', async () => {
  const root = makeTemporaryFolder('class-names');
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/card.module.css'), '.priceNote { color: red } .unusedNote { color: blue }');
  writeFileSync(
    join(root, 'src/main.ts'),
    "import styles from './card.module.css';\ndocument.body.className = styles.priceNote;\n",
  );
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineClassNames()],
    css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: 'x-[local]' } },
    build: {
      rollupOptions: { input: join(root, 'src/main.ts'), optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
  });
  const built = join(root, 'dist/assets');
  const readAll = (end: string): string =>
    readdirSync(built)
      .filter((name) => name.endsWith(end))
      .map((name) => readFileSync(join(built, name), 'utf8'))
      .join('');
  expect(readAll('.js')).toContain('x-priceNote');
  expect(readAll('.js')).not.toContain('unusedNote');
  expect(readAll('.css')).toContain('x-unusedNote');
});
