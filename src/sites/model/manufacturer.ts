/** @spec L3.12 */
export interface Manufacturer {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: { readonly url: string | null };
}
