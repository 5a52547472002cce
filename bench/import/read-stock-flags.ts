import { readFileSync } from 'node:fs';

export const readStockFlags = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly scripts: { readonly stock: string };
  };
  return scripts.stock.split(' ').filter((word) => word.startsWith('--'));
};
