import type { Switch } from './list-switches.ts';
import { isRawObject } from './merge-layers.ts';

const valuesAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  if (key === '*') {
    const entries = Array.isArray(value) ? value : isRawObject(value) ? Object.values(value) : [];
    return entries.flatMap((entry) => valuesAt(entry, rest));
  }
  return isRawObject(value) && Object.hasOwn(value, key) ? valuesAt(value[key], rest) : [];
};

/** True if an input, preset included, differs from a switch's default. */
export const isSwitched = ({ path, node }: Switch, input: unknown): boolean =>
  valuesAt(input, path).some((value) => JSON.stringify(value) !== JSON.stringify(node.default));
