const sharedFolders = ['lib', 'ui', 'platform', 'sites', 'app'];

/** The folders that source files can be in. */
const places = [
  /^src\/(?:lib|ui|platform)\//,
  /^src\/sites\/(?:model|config|presets|theme|server|web|testing)\//,
  /^src\/app\/[^/]+$/,
  /^src\/app\/(?:page|storefront|console|api|host)\//,
  /^src\/(?!(?:lib|ui|platform|sites|app)\/)[^/]+\/(?:rules|engine|view|web|server|testing|bench)\//,
];

export const listSlices = (files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []))]
    .filter((folder) => !sharedFolders.includes(folder))
    .sort();

const findCircles = (knownSlices: Readonly<Record<string, readonly string[]>>): readonly string[] => {
  const follow = (slice: string, way: readonly string[]): readonly string[] =>
    way.includes(slice)
      ? [`the table of slices goes in a circle: ${[...way, slice].join(' -> ')}`]
      : (knownSlices[slice] ?? []).flatMap((known) => follow(known, [...way, slice]));
  return Object.keys(knownSlices).flatMap((slice) => follow(slice, []));
};

export const findLayoutProblems = (
  files: readonly string[],
  knownSlices: Readonly<Record<string, readonly string[]>>,
  hostedSlices: readonly string[],
): readonly string[] => {
  const slices = listSlices(files);
  const named = [...new Set([...Object.keys(knownSlices), ...Object.values(knownSlices).flat(), ...hostedSlices])];
  return [
    ...slices
      .filter((slice) => knownSlices[slice] === undefined)
      .map((slice) => `${slice}: a slice without a row in the table of slices`),
    ...named.filter((name) => !slices.includes(name)).map((name) => `${name}: a row or entry without a slice`),
    ...findCircles(knownSlices),
    ...files
      .filter((file) => file.startsWith('src/') && !places.some((place) => place.test(file)))
      .map((file) => `${file}: stands in no part of the layout`),
  ];
};
