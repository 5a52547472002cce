import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Files that only tests and benchmarks run. Shipped code can't import them. */
export const testFile = /(?:\.test\.tsx?$|\/testing\/|\/fixtures\/|\/bench\/)/;

export const testFiles = testFile.source;

const ownSource = '^(?:src|demo|scripts|bench|e2e)/';

interface Wall {
  readonly name: string;
  readonly inside: string;
  readonly butNot?: string;
  readonly mayImport: readonly string[];
}

export const buildWall = ({ name, inside, butNot, mayImport }: Wall): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: inside, pathNot: butNot === undefined ? [testFiles] : [testFiles, butNot] },
  to: { path: ownSource, pathNot: [...mayImport] },
});
