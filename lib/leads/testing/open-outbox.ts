import { Outbox } from '../outbox.server';

/** @throws OutboxFault where the folder cannot be made, read or written. */
export async function openOutbox(folder: string): Promise<Outbox> {
  const outbox = new Outbox(folder);
  await outbox.open();
  return outbox;
}
