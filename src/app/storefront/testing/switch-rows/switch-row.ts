import type { RawObject } from '#src/sites/config/merge-layers.ts';

/** A switch, a value other than its default, and the other switches that the value needs to have an effect. */
export type SwitchRow = [path: string, value: unknown, beside?: RawObject];
