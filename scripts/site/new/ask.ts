import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { AnswerDraft, DraftLine } from './answer-draft.ts';
import { readYesNo } from './answers/read-yes-no.ts';
import { describeSchema } from './describe-schema.ts';

export interface Prompt {
  /**
   * Asks until the answer is valid. An empty answer means the dealer's earlier answer to this question or, if there's
   * none, `fallback`.
   */
  readonly ask: <Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    fallback?: string,
  ) => Promise<z.output<Schema>>;
  /**
   * Returns null for an answer such as 'none', and for an empty answer if the dealer hasn't answered this question
   * earlier.
   */
  readonly askOptional: <Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    /**
     * Shown in brackets as the meaning of an empty answer, unless there's an earlier answer to show. Defaults to
     * 'none'.
     */
    none?: string,
  ) => Promise<z.output<Schema> | null>;
  readonly askYesNo: (question: string, fallback?: boolean) => Promise<boolean>;
  /**
   * Runs the questions. Runs them again each time the dealer types '<' or 'back' to return to the previous question.
   */
  readonly askAll: <Answers>(questions: () => Promise<Answers>) => Promise<Answers>;
  readonly say: (line: string) => void;
  readonly close: () => void;
}

interface PromptOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly draft: AnswerDraft;
}

interface Found<Value> {
  readonly value: Value;
  readonly isReformatted: boolean;
}
type Reader<Value> = (typed: string) => Found<Value> | Unread;
type Answered<Value> = DraftLine & Found<Value>;

/** Why the answer can't be read, as a sentence; undefined if there is no particular reason. */
type Unread = string | undefined;

const isUnread = (found: Found<unknown> | Unread): found is Unread => found === undefined || typeof found === 'string';

const explain = ({ issues: [issue] }: z.ZodError): Unread =>
  issue?.code === 'custom' && issue.params?.isExplained === true ? `${issue.message} ` : undefined;

const parse = <Schema extends z.ZodType>(
  schema: Schema,
  typed: string,
  text = typed,
): Found<z.output<Schema>> | Unread => {
  const { success, data, error } = schema.safeParse(text);
  return success
    ? { value: data, isReformatted: typed !== '' && typeof data === 'string' && data !== typed }
    : explain(error);
};

const nothing = /^(?:none(?: yet)?|not yet|n\/?a|nil|no|skip|-+)$/i;

export const isNothing = (typed: string): boolean => nothing.test(typed.trim());

const goingBack = /^(?:<|back)$/i;

/**
 * Thrown to run the questions again from the first. Saved answers are used for all questions before the one that the
 * dealer goes back to.
 */
class BackError extends Error {}

/**
 * Asks on a terminal, or reads answers line by line from a pipe. Saves each answer in the draft, and offers to go on
 * from the answers in it. Asking throws if the input has ended.
 */
export const createPrompt = async ({ input, output, draft }: PromptOptions): Promise<Prompt> => {
  const reading = createInterface({ input });
  const lines = reading[Symbol.asyncIterator]();
  let earlier: readonly DraftLine[] = [];
  let given: readonly DraftLine[] = [];
  /** Answers that the dealer gave before going back, by `keyOf`. They're offered again as defaults. */
  const remembered = new Map<string, string>();
  /** Holds back what's printed while the draft answers questions again; undefined at other times. */
  let unprinted: readonly string[] | undefined;

  const print = (text: string): void => {
    if (unprinted === undefined) output.write(text);
    else unprinted = [...unprinted, text];
  };
  const say = (text: string): void => print(`${text}\n`);
  const keyOf = (place: number, question: string): string => `${place} ${question}`;

  const goBack = (): never => {
    for (const [place, { question, answer }] of given.entries()) remembered.set(keyOf(place, question), answer);
    earlier = given.slice(0, -1);
    given = [];
    unprinted = [];
    throw new BackError();
  };

  const readLine = async (question: string, shown: string): Promise<string> => {
    const [next, ...later] = earlier;
    print(`${shown} `);
    if (next?.question === question) {
      earlier = later;
      say(next.answer);
      if (unprinted !== undefined) unprinted = [];
      return next.answer;
    }
    earlier = [];
    for (const text of unprinted ?? []) output.write(text);
    unprinted = undefined;
    const { value, done } = await lines.next();
    if (done)
      throw new Error(
        '\nThe input ended before every question was answered. Your answers are kept: run the same command again to continue.',
      );
    return String(value).trim();
  };

  const askUntil = async <Value>(
    question: string,
    { fallback, allowed, read }: { readonly fallback?: string; readonly allowed: string; readonly read: Reader<Value> },
  ): Promise<Answered<Value>> => {
    const before = remembered.get(keyOf(given.length, question)) || undefined;
    const inBrackets = before ?? fallback;
    for (;;) {
      const typed = await readLine(question, inBrackets === undefined ? question : `${question} [${inBrackets}]`);
      if (goingBack.test(typed)) {
        if (given.length > 0) goBack();
        say('  This is the first question.');
        continue;
      }
      const answer = typed === '' ? (before ?? '') : typed;
      const found = read(answer);
      if (!isUnread(found)) return { question, answer, ...found };
      say(`  ${found ?? ''}Please enter ${allowed}`);
    }
  };

  const keep = <Value>({ question, answer, value, isReformatted }: Answered<Value>): Value => {
    if (isReformatted) say(`  ${String(value)}`);
    given = [...given, { question, answer }];
    draft.write([...given, ...earlier]);
    return value;
  };

  const askYesNo = (question: string, fallback: boolean) =>
    askUntil(question, {
      fallback: fallback ? 'yes' : 'no',
      allowed: 'yes or no.',
      read: (typed) => {
        const value = typed === '' ? fallback : readYesNo(typed);
        return value === undefined ? undefined : { value, isReformatted: false };
      },
    });

  const kept = draft.read();
  if (kept.length > 0) {
    const { value: goesOn } = await askYesNo('You answered some of these questions before. Continue from there?', true);
    earlier = goesOn ? kept : [];
  }

  const askAll: Prompt['askAll'] = async (questions) => {
    for (;;) {
      try {
        return await questions();
      } catch (error) {
        if (!(error instanceof BackError)) throw error;
      }
    }
  };

  return {
    ask: async (question, schema, fallback) =>
      keep(
        await askUntil(question, {
          ...(fallback !== undefined && { fallback }),
          allowed: `${describeSchema(schema)}.`,
          read: (typed) => parse(schema, typed, typed === '' ? fallback : typed),
        }),
      ),
    askOptional: async (question, schema, fallback = 'none') =>
      keep(
        await askUntil<z.output<typeof schema> | null>(question, {
          fallback,
          allowed: `${describeSchema(schema)}. Or press Enter to leave it out.`,
          read: (typed) =>
            typed === '' || isNothing(typed) ? { value: null, isReformatted: false } : parse(schema, typed),
        }),
      ),
    askYesNo: async (question, fallback = false) => keep(await askYesNo(question, fallback)),
    askAll,
    say,
    close: () => reading.close(),
  };
};
