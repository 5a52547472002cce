import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('sets no time for visitors who prefer less motion', () => {
  const rule = /@media \(prefers-reduced-motion: reduce\) \{([^@]*)\}\s*$/.exec(
    readFileSync('src/ui/tokens.css', 'utf8'),
  )?.[1];
  expect(rule?.match(/--motion-\w+: \w+/g)).toEqual(['--motion-fast: 0ms', '--motion-slow: 0ms']);
});
