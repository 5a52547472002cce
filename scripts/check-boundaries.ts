// The rules of import (docs/adr), checked with dependency-cruiser. Its parser must really see the TypeScript: a run
// that finds too few modules is a failure, not a success.
import { cruise } from 'dependency-cruiser';
import { configuration } from './lib/boundaries.ts';

const leastModules = 150;

const { output } = await cruise(['src', 'scripts', 'demo', 'bench'], {
  ...configuration.options,
  ruleSet: { forbidden: configuration.forbidden },
  validate: true,
  outputType: 'json',
});
const { modules, summary } = JSON.parse(String(output)) as {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};
const seen = modules.filter(({ source }) => /^(src|scripts|demo|bench)\//.test(source)).length;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (seen < leastModules) console.error(`only ${seen} modules were seen, at least ${leastModules} are there`);
process.exit(summary.violations.length > 0 || seen < leastModules ? 1 : 0);
