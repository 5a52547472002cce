interface DeliveryErrorOptions {
  readonly responseCode?: number;
  readonly askedPauseMs?: number;
  readonly isFinal?: boolean;
}

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
