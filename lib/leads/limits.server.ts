import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { outsideRequest } from '../http/outside-request';

const MINUTE = 60;
const DAY = 86_400;

/**
 * Enquiries and tries in so many seconds. Many sellers share an address of their mobile network, and nobody has four homes
 * to sell in a day (research/reliability.md, Spam). Who looks for a home asks about many.
 */
const LIMITS = {
  address: { points: 5, duration: 10 * MINUTE },
  seller: { points: 3, duration: DAY },
  buyer: { points: 20, duration: DAY },
  tries: { points: 60, duration: 10 * MINUTE },
} as const;

/** Who sends: their network address, their telephone number in E.164 if they gave one, and what they are after. */
export type LimitedSender = { address: string; phone: string | undefined; as: 'seller' | 'buyer' };

export type LeadLimits = {
  /** Counts a try, and gives the whole seconds to wait before it is looked at; null when it may be now. */
  readonly consumeAttempt: (address: string) => Promise<number | null>;
  /** Takes a place for an enquiry; else the whole seconds until there is one, and nothing is taken. */
  readonly consume: (sender: LimitedSender) => Promise<number | null>;
  /** Gives the place back: the enquiry was there already, or could not be kept. */
  readonly refund: (sender: LimitedSender) => Promise<void>;
};

const refused = z.instanceof(RateLimiterRes);

/** The whole seconds until the limiter lets this key through; null when it does now, which counts. */
const consumePoint = (limiter: RateLimiterAbstract, key: string): Promise<number | null> =>
  outsideRequest(() => limiter.consume(key)).then(
    () => null,
    (state: unknown) => Math.max(1, Math.ceil(refused.parse(state).msBeforeNext / 1_000)),
  );

type Limit = readonly [RateLimiterAbstract, string];

async function reward(limits: readonly Limit[]): Promise<void> {
  await Promise.all(limits.map(([limiter, key]) => outsideRequest(() => limiter.reward(key))));
}

/** In this process: each replica counts its own. `perMinute` is for all who send. */
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
