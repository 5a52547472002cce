import { garagePaths } from '#src/favourites/rules/garage-paths.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { AccountConfig } from './config.ts';
import { normalizePath } from './normalize-path.ts';
import type { SignInType } from './sign-in-step.ts';

type GateName = keyof AccountConfig['gates'];

interface Gated {
  readonly type: SignInType;
  readonly gate: GateName | null;
  readonly isBehind: (path: string) => boolean;
}

const oneOf = (paths: readonly string[]) => {
  const known: ReadonlySet<string> = new Set(paths);
  return (path: string): boolean => known.has(path);
};

const gated: readonly Gated[] = [
  { type: 'my-garage', gate: null, isBehind: oneOf(garagePaths) },
  { type: 'watchlist', gate: null, isBehind: oneOf([accountPaths.watchlist, accountPaths.savedSearches]) },
  {
    type: 'checkout',
    gate: 'checkout',
    isBehind: (path) => path === accountPaths.checkoutJourney || accountPaths.isReserve(path),
  },
  { type: 'finance', gate: 'finance', isBehind: pagePaths.isFinance },
  { type: 'car-finance', gate: 'personalisedFinance', isBehind: oneOf([pagePaths.personalisedFinance]) },
  { type: 'spin-to-win', gate: 'spinToWin', isBehind: oneOf([accountPaths.spinToWin]) },
  { type: 'online-payment', gate: 'onlinePayment', isBehind: oneOf([accountPaths.onlinePayment]) },
  { type: 'trade-in', gate: 'tradeIn', isBehind: oneOf([accountPaths.tradeIn, accountPaths.sellYourCar]) },
];

const findClosed = (pathname: string, isClosed: (gate: GateName) => boolean): SignInType | undefined => {
  const path = normalizePath(pathname);
  const found = gated.find(({ isBehind }) => isBehind(path));
  if (found === undefined) return undefined;
  return found.gate === null || isClosed(found.gate) ? found.type : undefined;
};

/** @spec L2.17, L4.17, L6.01 */
export const findGate = (pathname: string, gates: AccountConfig['gates']): SignInType | undefined =>
  findClosed(pathname, (gate) => gates[gate] === 'signIn');

/** @spec L6.01 */
export const findSendGate = (pathname: string, gates: AccountConfig['gates']): SignInType | undefined =>
  findClosed(pathname, (gate) => gates[gate] !== 'open');
