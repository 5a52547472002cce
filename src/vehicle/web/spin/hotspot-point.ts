/** `at` is null while the hotspot is hidden. */
export interface HotspotPoint {
  readonly description: string;
  readonly at: { readonly xPercent: number; readonly yPercent: number } | null;
}
