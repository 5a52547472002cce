import { formatNumber } from '#src/lib/format-number.ts';

export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;
