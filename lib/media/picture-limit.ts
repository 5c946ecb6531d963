import { IMAGE_WORK } from '../config/constants';
import { createConcurrencyLimit } from '../http/concurrency-limit';
import { PictureFault } from './fault';

/** Limits work on pictures. @throws PictureFault 503 if the queue is full or the wait is too long */
export const pictureLimit = (concurrency: number) =>
  createConcurrencyLimit({
    ...{ concurrency, maxQueue: IMAGE_WORK.queued, maxWaitMs: IMAGE_WORK.waitMs },
    refusal: () => new PictureFault('too-busy'),
  });
