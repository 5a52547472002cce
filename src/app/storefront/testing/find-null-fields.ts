/** Returns the paths of nulls at any depth, because data for third parties must leave unknown values out. */
export const findNullFields = (value: unknown, path = ''): readonly string[] => {
  if (value === null) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => findNullFields(inner, `${path}/${name}`));
};
