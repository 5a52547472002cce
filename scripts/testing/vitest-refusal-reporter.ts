import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

const reasonAgainst = (entity: TestCase | TestSuite): string | undefined => {
  if (entity.options.mode !== 'run') return `is marked '${entity.options.mode}'`;
  if (entity.options.fails === true) return 'is meant to fail';
  return entity.type === 'test' && entity.result().state === 'skipped' ? 'was skipped' : undefined;
};

export default class VitestRefusalReporter implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    // With a name pattern, skipping the other tests is intended.
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#isFiltered) return;
    const entities = modules.flatMap(({ children }) => [...children.allSuites(), ...children.allTests()]);
    for (const entity of entities) {
      const reason = reasonAgainst(entity);
      if (reason === undefined) continue;
      process.exitCode = 1;
      console.error(`REFUSED ${entity.module.relativeModuleId} > ${entity.fullName}: ${reason}`);
    }
  }
}
