import { readCode } from '../log/fingerprint-error.ts';

/** What a span may say: fixed words, ids of sites and leads, counts. Never a path, a query, an address or what a shopper typed. */
export type TraceAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Span {
  readonly note: (attributes: TraceAttributes) => void;
  /** Marks the span as failed, by a code or a class of errors. */
  readonly fail: (type: string) => void;
  readonly end: () => void;
  /** Runs the work with this span as the parent of its steps. */
  readonly run: <T>(work: () => T) => T;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: TraceAttributes;
}

export interface TraceStart extends SpanStart {
  /** W3C `traceparent` of the trace to continue; without one, the span begins a trace. */
  readonly traceparent?: string | undefined;
}

export interface Tracer {
  readonly startTrace: (start: TraceStart) => Span;
  /** Undefined where the running code belongs to no trace, or to one that isn't sampled. */
  readonly startStep: (start: SpanStart) => Span | undefined;
  readonly findTraceparent: () => string | undefined;
  readonly findTraceId: () => string | undefined;
  /** Returns a function that runs work in the trace of the code that called this. */
  readonly capture: () => <T>(work: () => T) => T;
  readonly runOutside: <T>(work: () => T) => T;
}

let tracer: Tracer | undefined;

/** Turns tracing on, or off with undefined. Called once at the start. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

export const isTracing = (): boolean => tracer !== undefined;

type Note = Span['note'];
const noteNothing: Note = () => undefined;

/** Leaves the message out: it may hold what a shopper typed. */
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

/**
 * Runs a step of the current trace in a span of its own. A plain call while tracing is off, and outside a trace: the polls of jobs
 * begin none.
 */
export const trace = <T>(
  name: string,
  attributes: TraceAttributes,
  run: (note: Note) => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> => {
  const span = tracer?.startStep({ name, kind, attributes });
  return span === undefined ? run(noteNothing) : runAndEnd(span, run);
};

/** Runs queued work in the trace that queued it, or in a trace of its own. */
export const continueTrace = <T>(start: TraceStart, run: (note: Note) => Promise<T>): Promise<T> =>
  tracer === undefined ? run(noteNothing) : runAndEnd(tracer.startTrace(start), run);

/** Begins the span of a request, which its caller ends. Undefined while tracing is off. */
export const startTrace = (start: TraceStart): Span | undefined => tracer?.startTrace(start);

/** Returns the current trace for storing with queued work; null while tracing is off. */
export const findTraceparent = (): string | null => tracer?.findTraceparent() ?? null;

export const findTraceId = (): string | undefined => tracer?.findTraceId();

const runPlainly = <T>(work: () => T): T => work();

/** Keeps the current trace for callbacks that come from elsewhere, such as another thread. */
export const captureTrace = (): (<T>(work: () => T) => T) => tracer?.capture() ?? runPlainly;

/** Runs work that a request wakes, but that serves others too, outside the request's trace. */
export const runOutsideTrace = <T>(work: () => T): T => (tracer === undefined ? work() : tracer.runOutside(work));
