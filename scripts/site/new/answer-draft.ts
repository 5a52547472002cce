import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const draftSchema = z.array(z.strictObject({ question: z.string(), answer: z.string() }));

export type DraftLine = Readonly<z.output<typeof draftSchema>[number]>;

export interface AnswerDraft {
  readonly read: () => readonly DraftLine[];
  readonly write: (lines: readonly DraftLine[]) => void;
  readonly remove: () => void;
}

/** The draft is in DATA_DIR, because a running server would take a folder in SITES_DIR for a site. */
export const openAnswerDraft = (dataDir: string, slug: string): AnswerDraft => {
  const file = join(dataDir, 'new-sites', `${slug}.json`);
  return {
    read: () => (existsSync(file) ? draftSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []),
    write: (lines) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(lines, undefined, 2));
    },
    remove: () => rmSync(file, { force: true }),
  };
};
