import { isEqual } from '#src/lib/is-equal.ts';
import { type StockFeedConfig, stockFeedConfig } from './config.ts';

type Settings = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pickOther = (own: Settings, usual: Settings): Settings =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const before = usual[name];
      if (isEqual(value, before)) return [];
      return [[name, isGroup(value) && isGroup(before) ? pickOther(value, before) : value]];
    }),
  );

/** Returns a site's settings that differ from the defaults, including those in groups such as `words`. */
export const listOwnSettings = (config: StockFeedConfig): Settings => pickOther(config, stockFeedConfig.parse({}));

/** Leaves out a word that differs from an earlier one only in capitals. */
export const joinWords = (...lists: readonly (readonly string[])[]): readonly string[] =>
  [...Map.groupBy(lists.flat(), (word) => word.toLowerCase()).values()].flatMap(([first]) => first ?? []);
