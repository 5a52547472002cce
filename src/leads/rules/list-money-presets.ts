import type { LeadsConfig } from './config.ts';

const thousands: Readonly<Record<LeadsConfig['moneyPresets'], readonly number[]>> = {
  to70000: [5, 10, 15, 20, 25, 30, 40, 50, 60, 70],
  to800000: [300, 400, 500, 600, 700, 800],
};

/** The amounts that a budget offers, in dollars. @spec L5.13, D.35 */
export const listMoneyPresets = (presets: LeadsConfig['moneyPresets']): readonly number[] =>
  thousands[presets].map((amount) => amount * 1000);
