import type { ColumnTarget } from '../feed-columns.ts';

/** Returns the field's name in the specification or, for a column that isn't a single field, a name such as 'price'. */
export const nameTarget = (target: ColumnTarget): string => {
  if (target.kind === 'field') return target.field;
  if (target.kind === 'makeModel') return 'model';
  return target.kind === 'location' ? 'location_code' : target.kind;
};
