interface DeliveryErrorOptions {
  /** The status that the place answered with. */
  readonly responseCode?: number;
  /** Whether no further try would change it. */
  readonly isFinal?: boolean;
}

/** A delivery that did not get to its place. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly responseCode: number | undefined;
  readonly isFinal: boolean;

  constructor(message: string, { responseCode, isFinal = false }: DeliveryErrorOptions = {}) {
    super(message);
    this.responseCode = responseCode;
    this.isFinal = isFinal;
  }
}
