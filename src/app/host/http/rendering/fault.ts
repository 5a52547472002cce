/** An error on its way between threads: a copied Error would lose its name and its code. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  /** Of a DomainError. */
  readonly code?: string;
}

/** The fault that a thrown value stands for. */
export const toFault = (error: unknown): Fault => {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return {
    name,
    message,
    ...(stack !== undefined && { stack }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
  };
};

/** The error that a fault stands for; it is told by its name and code, as errors of another build are. */
export const toError = (fault: Fault): Error => Object.assign(new Error(fault.message), fault);
