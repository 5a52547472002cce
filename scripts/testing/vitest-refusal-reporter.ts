import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

const reasonAgainst = (entity: TestCase | TestSuite): string | undefined => {
  if (entity.options.mode !== 'run') return `is marked '${entity.options.mode}'`;
  if (entity.options.fails === true) return 'is meant to fail';
  return entity.type === 'test' && entity.result().state === 'skipped' ? 'was skipped' : undefined;
};

/** Fails a run of Vitest in which a test did not run or was meant to fail. */
export default class VitestRefusalReporter implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    // A developer who asks for tests by name means the others to be left out.
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
