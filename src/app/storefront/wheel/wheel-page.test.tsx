import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { StoredSpin } from '#src/wheel/server/spin-store.ts';
import { testCampaign } from '#src/wheel/testing/make-test-campaign.ts';
import { createWheelPageLoader } from './load-wheel-page.server.ts';
import { WheelPage } from './wheel-page.tsx';
import { loader } from './wheel-route.tsx';

const signedIn: Visitor = { visitorUuid: 'v', phone: '+61412345678' };
const anonymous: Visitor = { visitorUuid: 'w', phone: null };
const slices = [
  { key: 'ramps', words: 'a set of ramps', label: 'Ramps', weight: 20, isPrize: true },
  { key: 'nothing', words: 'No prize this time', label: 'No prize', weight: 80, isPrize: false },
];
const won = {
  slices,
  number: 5,
  words: 'a set of ramps',
  isPrize: true,
  terms: 'One a van.',
  code: 'QFB3-ZG82',
  validUntil: '2026-12-20',
  redeemedAt: null,
} as unknown as StoredSpin;
const lost = {
  ...won,
  number: 60,
  words: 'No prize this time',
  isPrize: false,
  terms: '',
  code: null,
  validUntil: null,
};

interface Asked {
  readonly visitor?: Visitor | null;
  readonly query?: string;
  readonly answer?: FormAnswer;
  readonly spin?: StoredSpin;
  readonly drawn?: Record<string, number>;
  readonly campaign?: object | null;
  readonly gate?: 'open' | 'signIn';
  readonly now?: string;
}

const load = async (asked: Asked = {}) => {
  const {
    visitor = signedIn,
    query = '',
    answer = null,
    spin,
    drawn = {},
    gate = 'open',
    now = '2026-11-20T01:00:00Z',
  } = asked;
  const campaign = asked.campaign === null ? null : testCampaign(asked.campaign);
  const test = makeTestContext({ wheel: { campaign }, account: { gates: { spinToWin: gate } } });
  const site = { ...test.site, configVersion: '1' };
  const service = createWheelPageLoader({
    find: async ({ visitorUuid }) => (visitorUuid === 'v' ? spin : undefined),
    countDrawn: async () => drawn,
  });
  const context = new RouterContextProvider();
  const queries = { loadWheel: (question: never) => service.load(site, question, new Date(now)) };
  const visit = { visitor, sessionUuid: 's', cameFrom: '/contact' };
  context.set(pageContext, {
    site,
    queries,
    visit,
    formAnswer: answer,
    onPartial: () => undefined,
  } as never as PageContext);
  const url = new URL(`/spin-to-win${query}`, site.url);
  return { loaded: loader({ context, url } as never), test };
};

const draw = async (asked: Asked = {}) => {
  const { loaded, test } = await load(asked);
  const { view } = await loaded;
  const markup = drawOnSite(<WheelPage view={view} />, test);
  return { markup, text: readText(markup), view };
};

describe('the page of the wheel', () => {
  it('shows the odds as they stand, to scale, with days, terms and permit [L2.15]', async () => {
    const { text, view, markup } = await draw({ campaign: { permit: 'Permit TP/00000' }, drawn: { ramps: 3 } });
    expect(text).toContain('The spring wheel Turn it once.');
    expect(text).toMatch(/A set of ramps ?2 left ?1 in 5 20%/);
    expect(text).toMatch(/No prize this time ?1 in 1\.3 80%/);
    expect(text).toContain('1 November 2026 to 30 November 2026');
    expect(text).toContain('Permit TP/00000');
    expect(markup).toContain('href="/wheel-terms"');
    // The first slice is a fifth of the circle, 0 to 72 degrees from the top.
    expect(view.slices.map(({ middleDegrees }) => middleDegrees)).toEqual([36, 216]);
    expect(text).not.toMatch(/null|undefined|NaN/);
  });

  it('leaves a prize out that is used up: the others have all of the wheel [L2.15]', async () => {
    const { text } = await draw({ drawn: { ramps: 5 } });
    expect(text).not.toContain('ramps');
    expect(text).toContain('1 in 1 100%');
  });

  it('asks who turns it, by a form that works without scripts, and asks for news apart and unticked [L2.15] [L3.01]', async () => {
    const { markup, text } = await draw();
    expect(markup).toMatch(/<form [^>]*method="post"[^>]*action="\/spin-to-win"|action="\/spin-to-win" method="post"/);
    expect(markup).toContain('name="opt_in"');
    expect(markup).not.toContain('checked=""');
    expect(text).toContain('I can unsubscribe at any time. This doesn’t affect your chances.');
    expect(text).not.toContain('Your number was');
  });

  it('says what is wrong, before all else, beside its field, and keeps what was typed [L2.15]', async () => {
    const typed = { name: 'Ann "A" <b>', email: 'ann@nowhere', opt_in: 'on' };
    const entry = readLeadEntry((name) => [typed[name as keyof typeof typed] ?? '']);
    const problems = [
      { field: 'phone', message: 'Nothing that the form asks for.' },
      { field: 'terms', message: 'Please agree to the promotion terms.' },
      { field: 'email', message: 'Please enter a valid email address.' },
    ] as const;
    const { markup, text } = await draw({ answer: { entry, refusal: { kind: 'invalid', problems }, status: 422 } });
    expect(markup).toContain('value="Ann &quot;A&quot; &lt;b&gt;"');
    expect(markup).toContain('value="ann@nowhere"');
    expect(markup.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('name="opt_in"')]);
    expect(markup).toMatch(/role="alert" tabindex="-1" autofocus/i);
    expect(text).toContain('Please enter a valid email address. Please agree to the promotion terms.');
    expect(markup).toMatch(/<input[^>]*id="wheel-email"[^>]*aria-invalid="true" aria-describedby="wheel-email-error"/);
    expect(text).not.toContain('Nothing that the form asks for');
  });

  it('shows what was won with its code, and stops at the number that was drawn [L2.15]', async () => {
    const { markup, text } = await draw({ spin: won });
    expect(text).toContain('You’ve won a set of ramps Your code QFB3-ZG82 Valid until 20 December 2026');
    expect(text).toContain('Show the code at the counter.');
    expect(text).toContain('One a van.');
    expect(text).toContain('Your number was 5, drawn from 0 to 99.');
    // The middle of number 5 of 100 is at 19.8 degrees, so 340.2 more degrees bring it to the top.
    expect(markup).toContain('transform="rotate(340.2)"');
    expect(markup).not.toContain('data-turning');
    expect(markup).not.toContain('<form');
    expect((await draw({ spin: { ...won, redeemedAt: 'x' } as StoredSpin })).text).toContain(
      'This code has been used.',
    );
  });

  it('turns once before all eyes after the form, and says nothing aloud before it stands [L2.15]', async () => {
    const { markup } = await draw({ spin: won, query: '?turned=yes' });
    expect(markup.match(/data-turning="true"/g)).toHaveLength(2);
    expect(markup).toMatch(/<p role="status"[^>]*><\/p>/);
    expect((await draw({ query: '?turned=yes' })).markup).not.toContain('data-turning');
  });

  it('says plainly that nothing was won, without a code or a way to collect [L2.15]', async () => {
    const { text } = await draw({ spin: lost as StoredSpin });
    expect(text).toContain('No prize this time Thanks for playing');
    expect(text).not.toMatch(/code|counter/);
  });

  it('shows a turn with the odds that it had, after its campaign too [L2.15]', async () => {
    const changed = { prizes: testCampaign().prizes.map((prize) => ({ ...prize, weight: 1 })) };
    const { text } = await draw({ spin: won, campaign: changed, now: '2027-03-01T00:00:00Z' });
    expect(text).toContain('Odds for your spin');
    expect(text).toContain('1 in 5 20%');
    expect(text).toContain('QFB3-ZG82');
  });

  it.each([
    ['2026-10-30T00:00:00Z', 'You can spin the wheel from 1 November 2026.'],
    ['2026-12-02T00:00:00Z', 'The wheel closed on 30 November 2026.'],
  ])('takes nobody in at %s: %s [L2.15]', async (now, words) => {
    const { markup, text } = await draw({ now });
    expect(text).toContain(words);
    expect(markup).not.toMatch(/<form|\/sign-in/);
  });

  it.each([null, anonymous])(
    'lets everybody see it where it has no gate, and leads %j to the sign-in to turn it [L2.15] [L6.01]',
    async (visitor) => {
      const { markup, text } = await draw({ visitor, spin: won });
      expect(markup).toContain('href="/sign-in?type=spin-to-win&amp;redirect=%2Fspin-to-win&amp;back=%2F"');
      expect(markup).not.toContain('<form');
      expect(text).not.toContain('QFB3');
    },
  );

  it('sends a visitor who hasn’t signed in away from behind a gate, and from nowhere where there is no wheel [L2.15] [L6.01]', async () => {
    const follow = async (asked: Asked) => (await load(asked)).loaded.catch((thrown: unknown) => thrown);
    const sent = (await follow({ visitor: anonymous, gate: 'signIn' })) as Response;
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fcontact',
    ]);
    expect((await draw({ gate: 'signIn' })).text).toContain('Spin the wheel');
    expect(await follow({ visitor: null, gate: 'signIn', campaign: null })).toMatchObject({ init: { status: 404 } });
  });
});
