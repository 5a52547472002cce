import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeStatus } from '../rules/stripe/read-stripe-status.ts';

export interface FakeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly description: string;
  livemode: boolean;
  metadata: Record<string, string>;
  status: StripeStatus | 'new_status';
  amount_received: number;
  last_payment_error: { type: string; message: string } | null;
  latest_charge: {
    id: string;
    amount_refunded: number;
    disputed: boolean;
    refunds: { object: 'list'; has_more: boolean; data: { id: string; amount: number; status: string }[] };
  } | null;
  disputeStatus: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly fields: Readonly<Record<string, string>>;
}

export type FakeFault = Answer | 'silence' | 'lostAnswer';

const fail = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: `${code} sk_test_secret` } },
});

const unexpected = fail(400, 'invalid_request_error', 'payment_intent_unexpected_state');
const endable: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

const readFields = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

class StripeBooks {
  readonly intents = new Map<string, FakeIntent>();
  readonly calls: FakeCall[] = [];
  readonly faults: FakeFault[] = [];
  refundStatus: 'succeeded' | 'failed' = 'succeeded';
  private readonly replays = new Map<string, { readonly asked: string; readonly answer: Answer }>();

  answer(call: FakeCall): Answer {
    const key = call.headers['idempotency-key'];
    const asked = JSON.stringify([call.path, call.fields]);
    const known = key === undefined ? undefined : this.replays.get(String(key));
    if (known !== undefined) {
      return known.asked === asked ? known.answer : fail(400, 'idempotency_error', 'idempotency_key_in_use');
    }
    const answer = this.perform(call);
    if (key !== undefined) this.replays.set(String(key), { asked, answer: structuredClone(answer) });
    return answer;
  }

  private perform({ method, path, fields }: FakeCall): Answer {
    const [, resource, id = '', act] = path.split(/[/?]/).slice(1);
    if (resource === 'disputes') return this.listDisputes(path);
    if (resource === 'refunds') return this.refund(fields.payment_intent ?? '');
    if (method === 'POST' && id === '') return this.create(fields);
    const intent = this.intents.get(id);
    if (intent === undefined) return fail(404, 'invalid_request_error', 'resource_missing');
    if (act !== 'cancel') return { status: 200, body: intent };
    if (!endable.includes(intent.status)) return unexpected;
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  private create(fields: Readonly<Record<string, string>>): Answer {
    const id = `pi_${(this.intents.size + 1).toString().padStart(6, '0')}`;
    const metadata = Object.entries(fields).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value] as const];
    });
    const intent: FakeIntent = {
      id,
      object: 'payment_intent',
      amount: Number(fields.amount),
      currency: fields.currency ?? '',
      client_secret: `${id}_secret_x`,
      description: fields.description ?? '',
      livemode: false,
      metadata: Object.fromEntries(metadata),
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: null,
      latest_charge: null,
      disputeStatus: 'needs_response',
    };
    this.intents.set(id, intent);
    return { status: 200, body: intent };
  }

  private refund(id: string): Answer {
    const charge = this.intents.get(id)?.latest_charge;
    const intent = this.intents.get(id);
    if (intent?.status !== 'succeeded' || charge === null || charge === undefined) return unexpected;
    if (charge.disputed && intent.disputeStatus !== 'won') return fail(400, 'invalid_request_error', 'charge_disputed');
    if (charge.amount_refunded >= intent.amount) return fail(400, 'invalid_request_error', 'charge_already_refunded');
    return { status: 200, body: { object: 'refund', ...this.giveBack(id, intent.amount - charge.amount_refunded) } };
  }

  private listDisputes(path: string): Answer {
    const id = new URL(path, 'http://x').searchParams.get('payment_intent') ?? '';
    const intent = this.intents.get(id);
    const data = intent?.latest_charge?.disputed ? [{ object: 'dispute', status: intent.disputeStatus }] : [];
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/disputes' } };
  }

  get(ref: string): FakeIntent {
    const intent = this.intents.get(ref);
    if (intent === undefined) throw new Error(`There is no ${ref}.`);
    return intent;
  }

  pay(ref: string): void {
    const intent = this.get(ref);
    if (![...endable, 'processing'].includes(intent.status)) return;
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.last_payment_error = null;
    intent.latest_charge = {
      id: `ch_${ref}`,
      amount_refunded: 0,
      disputed: false,
      refunds: { object: 'list', has_more: false, data: [] },
    };
  }

  failRefund(ref: string): void {
    const charge = this.get(ref).latest_charge;
    const refund = charge?.refunds.data.findLast(({ status }) => status === 'succeeded');
    if (charge === null || charge === undefined || refund === undefined) return;
    refund.status = 'failed';
    charge.amount_refunded -= refund.amount;
  }

  giveBack(ref: string, cents: number): object {
    const charge = this.get(ref).latest_charge;
    if (charge === null) throw new Error(`${ref} is not paid.`);
    const { data } = charge.refunds;
    const refund = { id: `re_${ref}_${data.length}`, amount: cents, status: this.refundStatus };
    if (refund.status === 'succeeded') charge.amount_refunded += cents;
    data.push(refund);
    return refund;
  }

  loseDispute(ref: string): void {
    const intent = this.get(ref);
    if (intent.latest_charge !== null) intent.latest_charge.disputed = true;
    intent.disputeStatus = 'lost';
  }

  sumCents(): number {
    const sums = [...this.intents.values()].map((intent) => {
      const isLost = intent.latest_charge?.disputed && intent.disputeStatus === 'lost';
      return isLost ? 0 : intent.amount_received - (intent.latest_charge?.amount_refunded ?? 0);
    });
    return sums.reduce((sum, cents) => sum + cents, 0);
  }
}

export const openFakeStripe = async () => {
  const books = new StripeBooks();
  const server = createServer((request, response) => {
    void (async () => {
      const text = await readBody(request);
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, fields: readFields(text) };
      books.calls.push(call);
      const fault = books.faults.shift();
      if (fault === 'silence') return;
      const { status, body } = typeof fault === 'object' ? fault : books.answer(call);
      if (fault === 'lostAnswer') return response.destroy();
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
      response.end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    books,
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;

export const stripeSecrets: Readonly<Record<string, string>> = {
  STRIPE_KEY: 'sk_test_0123456789',
  STRIPE_HOOK: 'whsec_first',
  STRIPE_HOOK_NEXT: 'whsec_second',
};

export const stripePayments = {
  gateway: 'stripe' as const,
  stripe: {
    publishableKey: 'pk_test_0123456789',
    secretKeyVariable: 'STRIPE_KEY',
    webhookSecretVariables: ['STRIPE_HOOK', 'STRIPE_HOOK_NEXT'],
  },
};

export const connectFake = ({ server }: FakeStripe) => ({ timeoutMs: 1_000, maxRetries: 0, server });
