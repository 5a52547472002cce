/** A hotspot and where it lies on what the viewer shows now; null where it cannot be seen. */
export interface HotspotPoint {
  readonly description: string;
  readonly at: { readonly xPercent: number; readonly yPercent: number } | null;
}
