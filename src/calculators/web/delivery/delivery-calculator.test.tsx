import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeDelivery } from '#src/calculators/view/delivery/build-delivery-view.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { askDelivery } from './ask-delivery.ts';
import { DeliveryAnswer } from './delivery-answer.tsx';
import { DeliveryCalculator } from './delivery-calculator.tsx';

const delivery = { action: '/cars/kia-1/delivery', locationId: 301, note: 'An estimate from Moorooka, QLD.' };
const sorry =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

const answerWith = (status: number, body: object): ReturnType<typeof vi.fn> => {
  const fetched = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('DeliveryCalculator', () => {
  it('starts idle, as a form that works without scripts [B2.48] [B4.56] [B5.20]', () => {
    const markup = renderToStaticMarkup(<DeliveryCalculator delivery={delivery} />);
    expect(markup).toContain('action="/cars/kia-1/delivery" method="get"');
    expect(/<input[^>]*name="postcode"[^>]*>/.exec(markup)?.[0]).toContain('placeholder="e.g. 4000"');
    expect(readText(markup)).toBe('Your postcode Get an estimate An estimate from Moorooka, QLD.');
  });

  it('shows the lookup, the price with its region, or why there is none [B3.24] [B4.56]', () => {
    const say = (state: Parameters<typeof DeliveryAnswer>[0]['state']) =>
      readText(renderToStaticMarkup(<DeliveryAnswer state={state} />));
    expect(say({ kind: 'idle' })).toBe('');
    expect(say({ kind: 'loading' })).toBe('Checking the delivery price…');
    const estimate = (priceCents: number) => describeDelivery({ kind: 'estimate', name: 'Perth', priceCents });
    expect(say(estimate(123_450))).toBe('$1,235 delivered to Perth');
    expect(say(estimate(0))).toBe('Free delivery to Perth');
    expect(say(describeDelivery({ kind: 'noEstimate' }))).toBe(sorry);
  });

  it.each([
    ['postcodeMissing', 'Please enter a postcode.'],
    ['postcodeInvalid', 'Invalid postcode. Please enter a 4-digit number.'],
  ] as const)('marks the field for %s and says why [B5.19] [L5.07] [D.13]', (kind, message) => {
    const asked = { postcode: '40', outcome: describeDelivery({ kind }) };
    const markup = renderToStaticMarkup(<DeliveryCalculator delivery={delivery} asked={asked} />);
    expect(readText(markup)).toContain(message);
    expect(markup).toContain('value="40"');
    expect(markup).toContain('aria-invalid="true"');
  });
});

describe('askDelivery', () => {
  it('requests the postcode and location, and reads name and price [B7.19] [D.13]', async () => {
    const fetched = answerWith(200, { name: 'regional Queensland', price: 412.35 });
    expect(await askDelivery(' 4870 ', 301)).toEqual({
      kind: 'estimate',
      name: 'regional Queensland',
      priceCents: 41_235,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/delivery-estimates?postcode=4870&location_id=301');
  });

  it('does not send an invalid postcode [B5.19] [D.13]', async () => {
    const fetched = answerWith(200, {});
    expect(await askDelivery('', 301)).toEqual({ kind: 'postcodeMissing' });
    expect(await askDelivery('40', 301)).toEqual({ kind: 'postcodeInvalid' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reads 404 as no estimate and any other failure as retryable [B4.56] [B8.02]', async () => {
    answerWith(404, {});
    expect(await askDelivery('6000', 301)).toEqual({ kind: 'noEstimate' });
    answerWith(429, {});
    expect(await askDelivery('6000', 301)).toEqual({ kind: 'failed' });
    for (const body of [{}, { name: 'Perth', price: null }, { name: null, price: 5 }]) {
      answerWith(200, body);
      expect(await askDelivery('6000', 301)).toEqual({ kind: 'failed' });
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await askDelivery('6000', 301)).toEqual({ kind: 'failed' });
  });
});
