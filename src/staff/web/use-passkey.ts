import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { shapes } from '#src/lib/shapes.ts';

export type PasskeyTask = 'signIn' | 'register';

interface Passkey {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** @param facts sent when asking for a challenge and again with the passkey, such as an invited person's name */
  readonly run: (facts?: Readonly<Record<string, string>>) => Promise<void>;
}

const hasProblem = shapes.record<{ readonly problem: string }>({ problem: shapes.text });
const hasDetail = shapes.record<{ readonly detail: string }>({ detail: shapes.text });

const needsStepUp = shapes.record<{ readonly stepUpHref: string }>({ stepUpHref: shapes.text });

const readProblem = (sent: unknown): string => {
  if (hasProblem(sent)) return sent.problem;
  return hasDetail(sent) ? sent.detail : 'That didn’t work. Please try again.';
};

class PasskeyProblem extends Error {}

const send = async (address: string, body: object): Promise<unknown> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const sent: unknown = await answer.json().catch(() => null);
  if (answer.ok) return sent;
  if (needsStepUp(sent)) window.location.assign(sent.stepUpHref);
  throw new PasskeyProblem(readProblem(sent));
};

const askBrowser = (task: PasskeyTask, options: unknown): Promise<object> =>
  task === 'signIn'
    ? startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
    : startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/** A browser reports the same error whether the person cancelled or the passkey is missing. */
const describeFailure = (error: unknown, task: PasskeyTask): string => {
  if (error instanceof PasskeyProblem) return error.message;
  return task === 'signIn'
    ? 'No passkey was used. Please try again, or sign in another way.'
    : 'No passkey was saved. Please try again.';
};

export const usePasskey = (task: PasskeyTask, address: string, onDone: () => void): Passkey => {
  const [state, setState] = useState<Pick<Passkey, 'isBusy' | 'problem'>>({ isBusy: false, problem: null });
  const run: Passkey['run'] = async (facts = {}) => {
    setState({ isBusy: true, problem: null });
    try {
      const options = await send(address, facts);
      const response = await askBrowser(task, options);
      await send(address, { ...facts, response });
      onDone();
    } catch (error) {
      setState({ isBusy: false, problem: describeFailure(error, task) });
    }
  };
  return { ...state, run };
};
