import type { Writable } from 'node:stream';
import { type RemarkTask, remarkTasks, type Warning } from '../../src/stock-import/rules/row-remark.ts';
import { createRemarkLog, type RemarkLog } from '../lib/create-remark-log.ts';

const titles: Readonly<Record<RemarkTask, string>> = {
  settings: 'Decide in site.yaml',
  photos: 'Add photos',
  file: 'Correct in your own system',
  none: 'Nothing to do',
};

export const createWarningLog = (report: Writable | undefined) => {
  const logs = Object.fromEntries(
    remarkTasks.map((task) => [
      task,
      createRemarkLog({ kind: 'warned', title: titles[task], isGrouped: true, report }),
    ]),
  ) as Readonly<Record<RemarkTask, RemarkLog>>;
  return {
    add: (warning: Warning): void => logs[warning.task ?? 'file'].add(warning),
    /** @param isVerbose true to include warnings that need no action */
    format: (isVerbose: boolean): readonly string[] =>
      remarkTasks.flatMap((task) => (task === 'none' && !isVerbose ? [] : (logs[task].format() ?? []))),
  };
};
