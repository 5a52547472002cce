import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variable, wholeNumber } from '#src/platform/env/variable.ts';
import { environmentGroups, environmentVariables } from '#src/platform/env.ts';
import { buildEnvironmentPage } from './build-environment-page.ts';

it('lists each variable of a group with its purpose, values and default', () => {
  const LEVEL = variable(wholeNumber(1, 9), 3, '1 to 9 | more', 'How loud.');
  expect(buildEnvironmentPage([{ title: 'Sound', variables: { LEVEL } }])).toContain(`## Sound

| Variable | Meaning   | Takes          | Default |
| -------- | --------- | -------------- | ------- |
| \`LEVEL\`  | How loud. | 1 to 9 \\| more | \`3\`     |
`);
});

it('has no default for a variable that may be left out', () => {
  expect(buildEnvironmentPage(environmentGroups)).toMatch(/\| `DATABASE_URL` .* none +\|/);
});

it('names every variable in docs/production/environment.md', () => {
  const page = readFileSync('docs/production/environment.md', 'utf8');
  expect(Object.keys(environmentVariables).filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
});
