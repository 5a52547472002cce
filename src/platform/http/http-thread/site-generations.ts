/** Maximum number of sites whose pages the HTTP thread copies. */
const maxSites = 65_536;

export interface SiteGeneration {
  readonly slot: number;
  readonly generation: number;
}

/**
 * A counter for each site, in memory that threads share. When a site's pages change, the main thread adds one, and the
 * HTTP thread sees that immediately, without a message.
 */
export interface SiteGenerations {
  /** Undefined if there are too many sites. */
  readonly read: (siteSlug: string) => SiteGeneration | undefined;
  readonly advance: (siteSlug: string) => void;
  readonly buffer: SharedArrayBuffer;
}

export const createSiteGenerations = (capacity = maxSites): SiteGenerations => {
  const buffer = new SharedArrayBuffer(capacity * Int32Array.BYTES_PER_ELEMENT);
  const counters = new Int32Array(buffer);
  const slots = new Map<string, number>();
  const slotOf = (siteSlug: string): number | undefined => {
    const known = slots.get(siteSlug);
    if (known !== undefined || slots.size === capacity) return known;
    slots.set(siteSlug, slots.size);
    return slots.size - 1;
  };
  return {
    read: (siteSlug) => {
      const slot = slotOf(siteSlug);
      return slot === undefined ? undefined : { slot, generation: Atomics.load(counters, slot) };
    },
    advance: (siteSlug) => {
      const slot = slotOf(siteSlug);
      if (slot !== undefined) Atomics.add(counters, slot, 1);
    },
    buffer,
  };
};

export const createGenerationCheck = (buffer: SharedArrayBuffer): ((copied: SiteGeneration) => boolean) => {
  const counters = new Int32Array(buffer);
  return ({ slot, generation }) => slot < counters.length && Atomics.load(counters, slot) === generation;
};
