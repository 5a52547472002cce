import type { FullResult, Reporter, Suite, TestCase, TestStep } from '@playwright/test/reporter';

const asserts = ({ category, steps }: TestStep): boolean => category === 'expect' || steps.some(asserts);

const reasonAgainst = ({ expectedStatus, annotations, results }: TestCase): string | undefined => {
  const marks = ['skip', 'fixme', 'fail', 'slow'];
  const mark = annotations.find(({ type }) => marks.includes(type));
  if (mark !== undefined) return `is marked '${mark.type}'`;
  if (expectedStatus !== 'passed') return `is expected to be ${expectedStatus}`;
  const isSilent = results.some(({ status, steps }) => status === 'passed' && !steps.some(asserts));
  return isSilent ? 'asserts nothing' : undefined;
};

export default class PlaywrightRefusalReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  async onEnd(result: FullResult): Promise<{ readonly status: FullResult['status'] }> {
    const refusals = this.#tests.flatMap((test) => {
      const reason = reasonAgainst(test);
      return reason === undefined ? [] : [`REFUSED ${test.titlePath().filter(Boolean).join(' > ')}: ${reason}`];
    });
    for (const refusal of refusals) console.error(refusal);
    return { status: refusals.length > 0 ? 'failed' : result.status };
  }

  printsToStdio(): boolean {
    return false;
  }
}
