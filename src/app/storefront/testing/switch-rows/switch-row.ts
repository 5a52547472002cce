import type { RawObject } from '#src/sites/config/merge-layers.ts';

/** A switch, a non-default value, and other switches without which the value has no effect. */
export type SwitchRow = [path: string, value: unknown, beside?: RawObject];
