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

export const listOwnSettings = (config: StockFeedConfig): Settings => pickOther(config, stockFeedConfig.parse({}));

export const joinWords = (...lists: readonly (readonly string[])[]): readonly string[] =>
  [...Map.groupBy(lists.flat(), (word) => word.toLowerCase()).values()].flatMap(([first]) => first ?? []);
