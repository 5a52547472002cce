import type { SiteGeneration } from './site-generations.ts';

/** Allows the HTTP thread to copy a page: the value of `copyHeader`. */
export interface CopyStamp extends SiteGeneration {
  /** Unix time in milliseconds from which the copy is outdated, whatever its site's generation is. */
  readonly endMs: number;
}

export const formatCopyStamp = ({ slot, generation, endMs }: CopyStamp): string => `${slot} ${generation} ${endMs}`;

const pattern = /^(\d+) (-?\d+) (\d+)$/;

export const parseCopyStamp = (text: string): CopyStamp | undefined => {
  const [, slot, generation, endMs] = pattern.exec(text) ?? [];
  return slot === undefined ? undefined : { slot: Number(slot), generation: Number(generation), endMs: Number(endMs) };
};
