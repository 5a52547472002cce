import { expect, it } from 'vitest';
import { toKebabCase } from './to-kebab-case.ts';

it.each([
  ['keyInformation', 'key-information'],
  ['surfaceInkRaised', 'surface-ink-raised'],
  ['sizeH1', 'size-h1'],
  ['card', 'card'],
])('writes %s as %s', (name, written) => expect(toKebabCase(name)).toBe(written));
