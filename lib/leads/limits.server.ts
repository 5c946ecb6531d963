import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { outsideRequest } from '../config/process-singleton';

/** `phone` is in E.164. */
export type LimitedSender = { address: string; phone: string | undefined; as: 'seller' | 'buyer' };

export type LeadLimits = {
  /** Counts a try. Returns the seconds to wait, or null. */
  readonly consumeAttempt: (address: string) => Promise<number | null>;
  /** Counts an enquiry. Returns the seconds to wait and counts nothing if a limit is reached, or null. */
  readonly consume: (sender: LimitedSender) => Promise<number | null>;
  /** Uncounts an enquiry that was stored before or could not be stored. */
  readonly refund: (sender: LimitedSender) => Promise<void>;
};

type Limit = readonly [RateLimiterAbstract, string];

const MINUTE = 60;
const DAY = 86_400;

/** Many sellers share a mobile address, and few sell four homes in a day (research/reliability.md, Spam). */
const LIMITS = {
  address: { points: 5, duration: 10 * MINUTE },
  seller: { points: 3, duration: DAY },
  buyer: { points: 20, duration: DAY },
  tries: { points: 60, duration: 10 * MINUTE },
} as const;

const refused = z.instanceof(RateLimiterRes);

/** Each replica counts its own senders. `perMinute` is the limit for all of them. */
export function createLeadLimits(perMinute: number): LeadLimits {
  const all = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  const addresses = new RateLimiterMemory(LIMITS.address);
  const phones = { seller: new RateLimiterMemory(LIMITS.seller), buyer: new RateLimiterMemory(LIMITS.buyer) };
  const tries = new RateLimiterMemory(LIMITS.tries);

  const limits = ({ address, phone, as }: LimitedSender): readonly Limit[] => [
    [addresses, address],
    ...(phone === undefined ? [] : ([[phones[as], phone]] as const)),
    [all, 'all'],
  ];

  return {
    consumeAttempt: (address) => consumePoint(tries, address),
    async consume(sender) {
      const taken: Limit[] = [];
      for (const limit of limits(sender)) {
        const wait = await consumePoint(...limit);
        if (wait === null) taken.push(limit);
        else {
          await reward(taken);
          return wait;
        }
      }
      return null;
    },
    refund: (sender) => reward(limits(sender)),
  };
}

const consumePoint = (limiter: RateLimiterAbstract, key: string): Promise<number | null> =>
  outsideRequest(() => limiter.consume(key)).then(
    () => null,
    (state: unknown) => Math.max(1, Math.ceil(refused.parse(state).msBeforeNext / 1_000)),
  );

async function reward(limits: readonly Limit[]): Promise<void> {
  await Promise.all(limits.map(([limiter, key]) => outsideRequest(() => limiter.reward(key))));
}
