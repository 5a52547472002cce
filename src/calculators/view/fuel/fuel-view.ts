/** What the fuel calculator is drawn from; what it costs is reckoned where it is drawn. */
export interface FuelView {
  /** '1.70' */
  readonly priceText: string;
  /** '1,500' */
  readonly kmText: string;
  readonly litresPer100Km: number;
  /** Where the consumption comes from. */
  readonly basis: string;
  /** What the figure leaves out; null when it is the whole of it. */
  readonly caution: string | null;
}

/** One figure of the answer: '$43' 'a week'. */
export interface FuelCell {
  readonly figure: string;
  readonly label: string;
}
