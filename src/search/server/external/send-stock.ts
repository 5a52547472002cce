import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchSettings } from '../../engine/search-api.ts';
import type { EngineDocument } from '../../engine/text/text-index.ts';
import type { VehicleSource } from '../stock-source.ts';
import type { ExternalIndex, SendOutcome } from './external-index.ts';
import type { SearchTargets, TargetLease } from './search-targets.ts';

export interface StockTarget {
  readonly index: ExternalIndex;
  readonly fingerprint: string;
}

export interface SendStockOptions {
  readonly vehicleStore: VehicleSource;
  readonly targets: SearchTargets;
  readonly settings: SearchSettings;
  /** Returns undefined if the vehicle must be removed from the server. */
  readonly toDocument: (siteSlug: string, vehicle: Vehicle) => EngineDocument | undefined;
}

export type SendStockOutcome = SendOutcome | { readonly kind: 'busy' };

class SendStopped extends Error {
  readonly outcome: SendOutcome;

  constructor(outcome: SendOutcome) {
    super('sending stopped');
    this.outcome = outcome;
  }
}

const takenOver: SendOutcome = { kind: 'failed', isRetryable: true, reason: 'Another process has taken over.' };

const orStop = (outcome: SendOutcome): void => {
  if (outcome.kind === 'failed') throw new SendStopped(outcome);
};

const sendAll = async (
  siteSlug: string,
  index: ExternalIndex,
  lease: TargetLease,
  { vehicleStore, settings, toDocument }: SendStockOptions,
): Promise<void> => {
  const advance = async (version: number): Promise<void> =>
    orStop((await lease.advance(version)) ? { kind: 'done' } : takenOver);
  let { version } = lease;
  /** Renews the lease after each call to the server, because a call can take minutes. */
  const renewAfter = async (outcome: SendOutcome): Promise<void> => {
    orStop(outcome);
    await advance(version);
  };
  const sendBatch = async (vehicles: readonly Vehicle[]): Promise<void> => {
    const documents: EngineDocument[] = [];
    const removed: number[] = [];
    for (const vehicle of vehicles) {
      const document = toDocument(siteSlug, vehicle);
      if (document === undefined) removed.push(vehicle.id);
      else documents.push(document);
    }
    if (documents.length > 0) await renewAfter(await index.upsert(documents));
    if (removed.length > 0) await renewAfter(await index.remove(removed));
  };

  if (version === 0) await renewAfter(await index.configure(settings));
  for (;;) {
    const { stockVersion } = await vehicleStore.streamSince(siteSlug, version, sendBatch);
    if (stockVersion <= version) return;
    await advance(stockVersion);
    version = stockVersion;
  }
};

/** Idempotent. Never throws. @spec D.15 */
export const sendStock = async (
  siteSlug: string,
  target: StockTarget,
  options: SendStockOptions,
): Promise<SendStockOutcome> => {
  const { targets } = options;
  try {
    const lease = await targets.claim(siteSlug, target.fingerprint);
    if (lease === undefined) return { kind: 'busy' };
    try {
      await sendAll(siteSlug, target.index, lease, options);
      return { kind: 'done' };
    } finally {
      await lease.release().catch(() => undefined);
    }
  } catch (error) {
    if (error instanceof SendStopped) return error.outcome;
    return { kind: 'failed', isRetryable: true, reason: error instanceof Error ? error.message : String(error) };
  }
};
