import { createHash } from 'node:crypto';

const comparedFrames = 3;

const describeFrame = (frame: string): string => {
  const [, name = '', place = frame] = /^\s*at (?:async )?(?:(.+?) \()?(.+?)(?::\d+){0,2}\)?$/.exec(frame) ?? [];
  const file = place.replace(/^.*\/(node_modules|src|build)\//, '$1/').replace(/-[\w-]{8}(?=\.js$)/, '');
  return `${name} ${file}`.trim();
};

export const listFrames = (error: Error): readonly string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at /.test(line))
    .slice(0, comparedFrames)
    .map(describeFrame);

export const readCode = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;

/** Returns 12 characters that don't depend on the error's message or on line numbers. */
export const fingerprintError = (error: Error): string =>
  createHash('sha256')
    .update([error.name, readCode(error) ?? '', ...listFrames(error)].join('\n'))
    .digest('hex')
    .slice(0, 12);
