import type { SiteGeneration } from './site-generations.ts';

/** The content of `copyHeader`, which allows the HTTP thread to copy a page. */
export interface CopyStamp extends SiteGeneration {
  /** When the copy expires even if the site's generation hasn't changed, in Unix milliseconds. */
  readonly endMs: number;
}

export const formatCopyStamp = ({ slot, generation, endMs }: CopyStamp): string => `${slot} ${generation} ${endMs}`;

const pattern = /^(\d+) (-?\d+) (\d+)$/;

export const parseCopyStamp = (text: string): CopyStamp | undefined => {
  const [, slot, generation, endMs] = pattern.exec(text) ?? [];
  return slot === undefined ? undefined : { slot: Number(slot), generation: Number(generation), endMs: Number(endMs) };
};
