import { readCode } from '../log/fingerprint-error.ts';

/** Must never contain what a shopper typed, or a URL's path or query. */
export type TraceAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Span {
  readonly note: (attributes: TraceAttributes) => void;
  readonly fail: (type: string) => void;
  readonly end: () => void;
  readonly run: <T>(work: () => T) => T;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: TraceAttributes;
}

export interface TraceStart extends SpanStart {
  readonly traceparent?: string | undefined;
}

export interface Tracer {
  readonly startTrace: (start: TraceStart) => Span;
  /** Returns undefined if the running code doesn't belong to a trace, or if the trace isn't sampled. */
  readonly startStep: (start: SpanStart) => Span | undefined;
  readonly findTraceparent: () => string | undefined;
  readonly findTraceId: () => string | undefined;
  readonly capture: () => <T>(work: () => T) => T;
  readonly runOutside: <T>(work: () => T) => T;
}

let tracer: Tracer | undefined;

export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

export const isTracing = (): boolean => tracer !== undefined;

type Note = Span['note'];
const noteNothing: Note = () => undefined;

const nameError = (error: unknown): string => (error instanceof Error ? (readCode(error) ?? error.name) : 'unknown');

const runAndEnd = async <T>(span: Span, run: (note: Note) => Promise<T>): Promise<T> => {
  try {
    return await span.run(() => run(span.note));
  } catch (error) {
    span.fail(nameError(error));
    throw error;
  } finally {
    span.end();
  }
};

/** Runs `run` in a span of the current trace. Outside a trace there's no span, so that polling creates no traces. */
export const trace = <T>(
  name: string,
  attributes: TraceAttributes,
  run: (note: Note) => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> => {
  const span = tracer?.startStep({ name, kind, attributes });
  return span === undefined ? run(noteNothing) : runAndEnd(span, run);
};

export const continueTrace = <T>(start: TraceStart, run: (note: Note) => Promise<T>): Promise<T> =>
  tracer === undefined ? run(noteNothing) : runAndEnd(tracer.startTrace(start), run);

export const startTrace = (start: TraceStart): Span | undefined => tracer?.startTrace(start);

export const findTraceparent = (): string | null => tracer?.findTraceparent() ?? null;

export const findTraceId = (): string | undefined => tracer?.findTraceId();

const runPlainly = <T>(work: () => T): T => work();

export const captureTrace = (): (<T>(work: () => T) => T) => tracer?.capture() ?? runPlainly;

/** Runs work that several requests or jobs share, so that it doesn't become part of the current request's trace. */
export const runOutsideTrace = <T>(work: () => T): T => (tracer === undefined ? work() : tracer.runOutside(work));
