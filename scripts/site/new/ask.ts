import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { AnswerDraft, DraftLine } from './answer-draft.ts';
import { readYesNo } from './answers/read-yes-no.ts';
import { describeSchema } from './describe-schema.ts';

export interface Prompt {
  /** Asks until the answer is valid. An empty answer means `fallback`, if there is one. */
  readonly ask: <Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    fallback?: string,
  ) => Promise<z.output<Schema>>;
  /** Returns null for an empty answer, and for 'none'. */
  readonly askOptional: <Schema extends z.ZodType>(
    question: string,
    schema: Schema,
  ) => Promise<z.output<Schema> | null>;
  readonly askYesNo: (question: string) => Promise<boolean>;
  readonly say: (line: string) => void;
  readonly close: () => void;
}

interface PromptOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly draft: AnswerDraft;
}

/** `isOther` is true if the value reads differently from what was typed. */
interface Found<Value> {
  readonly value: Value;
  readonly isOther: boolean;
}
type Reader<Value> = (typed: string) => Found<Value> | undefined;
type Answered<Value> = DraftLine & Found<Value>;

const parse = <Schema extends z.ZodType>(
  schema: Schema,
  typed: string,
  text = typed,
): Found<z.output<Schema>> | undefined => {
  const { success, data } = schema.safeParse(text);
  return success ? { value: data, isOther: typed !== '' && typeof data === 'string' && data !== typed } : undefined;
};

const nothing = /^(?:none|n\/?a|nil|no|skip|-+)$/i;

/**
 * Creates a prompt that asks on a terminal, or reads answers line by line from a pipe. Saves each answer in the draft,
 * and offers to go on from the answers in it. Asking throws if the input has ended.
 */
export const createPrompt = async ({ input, output, draft }: PromptOptions): Promise<Prompt> => {
  const reading = createInterface({ input });
  const lines = reading[Symbol.asyncIterator]();
  const say = (text: string): void => void output.write(`${text}\n`);
  let earlier: readonly DraftLine[] = [];
  let given: readonly DraftLine[] = [];

  const readLine = async (question: string): Promise<string> => {
    const [next, ...later] = earlier;
    output.write(`${question} `);
    if (next?.question === question) {
      earlier = later;
      say(next.answer);
      return next.answer;
    }
    earlier = [];
    const { value, done } = await lines.next();
    if (done)
      throw new Error(
        '\nThe input ended before every question was answered. Your answers are kept: run the same command to go on.',
      );
    return String(value).trim();
  };

  const askUntil = async <Value>(
    question: string,
    allowed: string,
    read: Reader<Value>,
    nothingToo = '',
  ): Promise<Answered<Value>> => {
    for (;;) {
      const answer = await readLine(question);
      const found = read(answer);
      if (found !== undefined) return { question, answer, ...found };
      say(`  Please enter ${allowed}.${nothingToo}`);
    }
  };

  /** Keeps the answer in the draft, and says what was understood if that isn't what was typed. */
  const keep = <Value>({ question, answer, value, isOther }: Answered<Value>): Value => {
    if (isOther) say(`  ${String(value)}`);
    given = [...given, { question, answer }];
    draft.write([...given, ...earlier]);
    return value;
  };

  const askYesNo = (question: string, fallback: boolean) =>
    askUntil(`${question} [${fallback ? 'yes' : 'no'}]`, 'yes or no', (typed) => {
      const value = typed === '' ? fallback : readYesNo(typed);
      return value === undefined ? undefined : { value, isOther: false };
    });

  const kept = draft.read();
  if (kept.length > 0) {
    const { value: goesOn } = await askYesNo('You answered some of these questions before. Go on from there?', true);
    earlier = goesOn ? kept : [];
  }

  return {
    ask: async (question, schema, fallback) =>
      keep(
        await askUntil(
          fallback === undefined ? question : `${question} [${fallback}]`,
          describeSchema(schema),
          (typed) => parse(schema, typed, typed === '' ? fallback : typed),
        ),
      ),
    askOptional: async (question, schema) =>
      keep(
        await askUntil<z.output<typeof schema> | null>(
          `${question} [none]`,
          describeSchema(schema),
          (typed) => (typed === '' || nothing.test(typed) ? { value: null, isOther: false } : parse(schema, typed)),
          ' Or press Enter to leave it out.',
        ),
      ),
    askYesNo: async (question) => keep(await askYesNo(question, false)),
    say,
    close: () => reading.close(),
  };
};
