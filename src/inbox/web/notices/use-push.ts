import { useEffect, useState } from 'react';

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

interface Push {
  readonly state: PushState | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly turnOn: () => Promise<void>;
}

const findState = async (): Promise<PushState> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
};

const decodeKey = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

const subscribe = async (workerHref: string, key: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.register(workerHref);
  await navigator.serviceWorker.ready;
  // Replaces any existing subscription, because one made with an earlier server key no longer works.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeKey(key) });
};

interface PushOptions {
  readonly workerHref: string;
  readonly subscribeHref: string;
  readonly pushKey: string;
  readonly onDone: () => void;
}

export const usePush = ({ workerHref, subscribeHref, pushKey, onDone }: PushOptions): Push => {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    findState().then(setState, () => setState('unsupported'));
  }, []);
  const turnOn = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState(await findState());
      const body = JSON.stringify(await subscribe(workerHref, pushKey));
      const answer = await fetch(subscribeHref, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(String(answer.status));
      setState('on');
      onDone();
    } catch {
      setProblem('We couldn’t turn on notifications in this browser. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { state, isBusy, problem, turnOn };
};
