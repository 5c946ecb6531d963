import { Outbox } from '../outbox.server';

/** @throws OutboxFault if the folder cannot be created, read or written. */
export async function openOutbox(folder: string): Promise<Outbox> {
  const outbox = new Outbox(folder);
  await outbox.open();
  return outbox;
}
