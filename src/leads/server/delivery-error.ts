interface DeliveryErrorOptions {
  /** The status that the place answered with. */
  readonly responseCode?: number;
  /** The pause that the place asked for, in milliseconds. */
  readonly askedPauseMs?: number;
  /** Whether no further try would change it. */
  readonly isFinal?: boolean;
}

/** A delivery that did not get to its place. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly responseCode: number | undefined;
  readonly askedPauseMs: number;
  readonly isFinal: boolean;

  constructor(message: string, { responseCode, askedPauseMs = 0, isFinal = false }: DeliveryErrorOptions = {}) {
    super(message);
    this.responseCode = responseCode;
    this.askedPauseMs = askedPauseMs;
    this.isFinal = isFinal;
  }
}
