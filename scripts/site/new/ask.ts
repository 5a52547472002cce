import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { describeSchema } from './describe-schema.ts';

export interface Prompt {
  /** Asks until the answer is valid. An empty answer means `fallback`. Without a fallback, asks again. */
  readonly ask: <Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    fallback?: string,
  ) => Promise<z.output<Schema>>;
  /** Returns null for an empty answer. */
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
}

/**
 * Creates a prompt that asks on a terminal, or reads answers line by line from a pipe. Throws if the input ends early.
 */
export const createPrompt = ({ input, output }: PromptOptions): Prompt => {
  const reading = createInterface({ input });
  const lines = reading[Symbol.asyncIterator]();
  const say = (text: string): void => void output.write(`${text}\n`);
  const readLine = async (question: string): Promise<string> => {
    output.write(`${question} `);
    const { value, done } = await lines.next();
    if (done) throw new Error('\nThe input ended before every question was answered. Nothing was written.');
    return String(value).trim();
  };
  const check = <Schema extends z.ZodType>(schema: Schema, text: string) => {
    const parsed = schema.safeParse(text);
    if (parsed.success) return { value: parsed.data };
    say(`  Please enter ${describeSchema(schema)}.`);
    return undefined;
  };
  return {
    ask: async (question, schema, fallback) => {
      for (;;) {
        const typed = await readLine(fallback === undefined ? question : `${question} [${fallback}]`);
        const checked = check(schema, typed === '' ? (fallback ?? '') : typed);
        if (checked !== undefined) return checked.value;
      }
    },
    askOptional: async (question, schema) => {
      for (;;) {
        const typed = await readLine(`${question} [none]`);
        if (typed === '') return null;
        const checked = check(schema, typed);
        if (checked !== undefined) return checked.value;
      }
    },
    askYesNo: async (question) => /^y(es)?$/i.test(await readLine(`${question} [no]`)),
    say,
    close: () => reading.close(),
  };
};
