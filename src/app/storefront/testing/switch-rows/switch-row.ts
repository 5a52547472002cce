import type { RawObject } from '#src/sites/config/merge-layers.ts';

/** A switch, a value other than its default, and the other switches without which the value has no effect. */
export type SwitchRow = [path: string, value: unknown, beside?: RawObject];
