import type { ColumnTarget } from '../feed-columns.ts';

/** Returns a specification name, or a name such as 'price' for a column that's several fields. */
export const nameTarget = (target: ColumnTarget): string => {
  if (target.kind === 'field') return target.field;
  if (target.kind === 'makeModel') return 'model';
  return target.kind === 'location' ? 'location_code' : target.kind;
};
