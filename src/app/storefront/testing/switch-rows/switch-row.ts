import type { RawObject } from '#src/sites/config/merge-layers.ts';

/** A switch, another value than its default, and what must be set beside it to be seen. */
export type SwitchRow = [path: string, value: unknown, beside?: RawObject];
