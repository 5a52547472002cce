import { describe, expect, it } from 'vitest';
import { checkFunds, checkHandover, checkTradeIn, findFinancedCents, readFunds, readHandover } from './read-answers.ts';

const handover = (text: string) => checkHandover(readHandover(new URLSearchParams(text))).map(({ field }) => field);
const funds = (text: string) => checkFunds(readFunds(new URLSearchParams(text)), [3, 5]).map(({ field }) => field);
const whole = 'handover=delivery&street=1 Test Street&suburb=Moorooka';

describe('the answers of a purchase', () => {
  it.each([
    ['', ['handover']],
    ['handover=drone', ['handover']],
    ['handover=pickUp&postcode=x', []],
    ['handover=delivery', ['street', 'suburb', 'postcode']],
    [`${whole}&postcode=41`, ['postcode']],
    [`${whole}&postcode=4105`, []],
  ])('names what is missing in the handover %j [D.13] [D.41]', (text, fields) => {
    expect(handover(text)).toEqual(fields);
  });

  it.each([
    ['', ['funds']],
    ['funds=own&amount=x', []],
    ['funds=finance', ['amount', 'term']],
    ['funds=finance&amount=0&term=5', ['amount']],
    ['funds=finance&amount=-5&term=5', ['amount']],
    ['funds=finance&amount=1e9&term=5', ['amount']],
    ['funds=finance&amount=10.005&term=5', ['amount']],
    ['funds=finance&amount=15000&term=4', ['term']],
    ['funds=finance&amount=$15,000.50&term=5', []],
  ])('names what is wrong with the payment %j [D.41]', (text, fields) => {
    expect(funds(text)).toEqual(fields);
  });

  it('reads an amount to the cent, and no amount for own funds [D.41]', () => {
    const read = (text: string) => findFinancedCents(readFunds(new URLSearchParams(text)));
    expect(read('funds=finance&amount=$15,000.5')).toBe(1_500_050);
    expect(read('funds=finance&amount=0.29')).toBe(29);
    expect(read('funds=own&amount=15000')).toBe(0);
  });

  it('rejects a valuation that doesn’t count [D.41]', () => {
    const counting = [{ valuationUuid: 'a' }];
    expect(checkTradeIn({ choice: 'a' }, counting)).toEqual([]);
    expect(checkTradeIn({ choice: 'none' }, counting)).toEqual([]);
    expect(checkTradeIn({ choice: 'b' }, counting)).toHaveLength(1);
    expect(checkTradeIn({ choice: '' }, counting)).toHaveLength(1);
  });
});
