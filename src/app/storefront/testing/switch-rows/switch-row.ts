import type { RawObject } from '#src/sites/config/merge-layers.ts';

/** A switch, a non-default value, and what must be set for it to show. */
export type SwitchRow = [path: string, value: unknown, beside?: RawObject];
