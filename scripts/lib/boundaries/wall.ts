import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Files that only tests and benchmarks run: they may reach further, and nothing that ships may import them. */
export const testFile = /(?:\.test\.tsx?$|\/testing\/|\/fixtures\/|\/bench\/)/;

/** The same, as a part of the patterns of a wall. */
export const testFiles = testFile.source;

/** Anything of this repository that could be imported. */
const ownSource = '^(?:src|demo|scripts|bench|e2e)/';

interface Wall {
  readonly name: string;
  /** Pattern of the files inside. */
  readonly inside: string;
  /** Files inside that another wall holds. */
  readonly butNot?: string;
  /** Patterns of all that they may import of this repository. */
  readonly mayImport: readonly string[];
}

/** A wall around a part of the source: what is not named as allowed is forbidden. */
export const buildWall = ({ name, inside, butNot, mayImport }: Wall): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: inside, pathNot: butNot === undefined ? [testFiles] : [testFiles, butNot] },
  to: { path: ownSource, pathNot: [...mayImport] },
});
