import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Matches files that only tests and benchmarks run. They can import more, and shipped code must not import them. */
export const testFile = /(?:\.test\.tsx?$|\/testing\/|\/fixtures\/|\/bench\/)/;

/** The same pattern, for embedding in another one. */
export const testFiles = testFile.source;

/** Pattern of every importable file of this repository. */
const ownSource = '^(?:src|demo|scripts|bench|e2e)/';

interface Wall {
  readonly name: string;
  readonly inside: string;
  /** Pattern of files that another wall covers. */
  readonly butNot?: string;
  /** Patterns of the files in this repository that can be imported. */
  readonly mayImport: readonly string[];
}

/** Limits the imports of some files: any import that isn't allowed is forbidden. */
export const buildWall = ({ name, inside, butNot, mayImport }: Wall): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: inside, pathNot: butNot === undefined ? [testFiles] : [testFiles, butNot] },
  to: { path: ownSource, pathNot: [...mayImport] },
});
