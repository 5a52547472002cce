import { testFile } from './wall.ts';

export interface ImportingFile {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const sliceOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

export const findUnusedEntries = (
  files: readonly ImportingFile[],
  knownSlices: Readonly<Record<string, readonly string[]>>,
): readonly string[] => {
  const used = new Set(
    files
      .filter(({ source }) => !testFile.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${sliceOf(source)} ${sliceOf(resolved)}`),
      ),
  );
  return Object.entries(knownSlices).flatMap(([slice, known]) =>
    known
      .filter((other) => !used.has(`${slice} ${other}`))
      .map((other) => `${slice}: may know ${other} and does not: take it out of the table of slices`),
  );
};
