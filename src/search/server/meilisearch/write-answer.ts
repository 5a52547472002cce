import { createThreadBudget } from '../../engine/thread-budget.ts';
import { ProtocolError, type ProtocolErrorCode } from './protocol-error.ts';

export interface AnswerLimits {
  readonly maxBytes: number;
  /**
   * CPU time for all searches of a request and for writing its response. The wall-clock limit is four times as long.
   */
  readonly maxMs: number;
}

export const answerLimits: AnswerLimits = { maxBytes: 5_000_000, maxMs: 1000 };

export interface ListAnswer {
  readonly listName: 'hits' | 'results';
  readonly entries: Iterable<object>;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** `write` throws `ProtocolError` once the response is too large or takes too long. */
export interface AnswerWriter {
  readonly write: (answer: ListAnswer, errorCode: ProtocolErrorCode) => string;
  readonly leftMs: () => number;
  /** Lets other work use the thread. The time that `others` takes isn't counted. */
  readonly pause: <T>(others: () => Promise<T>) => Promise<T>;
}

const tooLarge = (code: ProtocolErrorCode, maxBytes: number): ProtocolError =>
  new ProtocolError(
    code,
    `The response is larger than ${maxBytes / 1_000_000} MB. Ask for fewer documents, fewer attributes, or shorter highlight tags and crop markers.`,
  );

const tooSlow = (maxMs: number): ProtocolError =>
  new ProtocolError(
    'search_too_costly',
    `The request takes more than ${maxMs} ms of processor time. Ask for fewer documents or fewer searches at a time.`,
  );

export const createAnswerWriter = ({ maxBytes, maxMs }: AnswerLimits = answerLimits): AnswerWriter => {
  let bytes = 0;
  const budget = createThreadBudget(maxMs);
  const count = (piece: string, errorCode: ProtocolErrorCode): string => {
    bytes += Buffer.byteLength(piece);
    if (bytes > maxBytes) throw tooLarge(errorCode, maxBytes);
    if (budget.isSpent()) throw tooSlow(maxMs);
    return piece;
  };
  return {
    write: ({ listName, entries, rest }, errorCode) => {
      const pieces: string[] = [];
      for (const entry of entries) pieces.push(count(JSON.stringify(entry), errorCode));
      const others = count(JSON.stringify(rest).slice(1), errorCode);
      return `{"${listName}":[${pieces.join()}]${others === '}' ? '' : ','}${others}`;
    },
    leftMs: budget.leftMs,
    pause: budget.pause,
  };
};
